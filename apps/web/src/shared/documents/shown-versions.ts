import type { ApiClient } from '../api/api-client.ts';

type BillVersion = Awaited<ReturnType<ApiClient['documents']['findLegislationVersions']>>[number];

/** What a source calls a document that is no version of its own (S2 §5). */
const PLAIN_VERSION = 'version';

/** S2 §5: a version is shown when it has an fnDocumentId and is of another type than plain version. */
export function shownVersions<Version extends Pick<BillVersion, 'fnDocumentId' | 'fnBillDocType'>>(
  versions: readonly Version[],
): Version[] {
  return versions.filter(
    ({ fnDocumentId, fnBillDocType }) => fnDocumentId !== '' && fnBillDocType?.toLowerCase() !== PLAIN_VERSION,
  );
}
