import type { ApiClient } from '../api/api-client.ts';

type BillVersion = Awaited<ReturnType<ApiClient['documents']['findLegislationVersions']>>[number];

/** Type that sources give to a document that is not a version of its own (S2 §5). */
const PLAIN_VERSION = 'version';

/** Returns the versions that have an fnDocumentId and whose type is not plain version (S2 §5). */
export function shownVersions<Version extends Pick<BillVersion, 'fnDocumentId' | 'fnBillDocType'>>(
  versions: readonly Version[],
): Version[] {
  return versions.filter(
    ({ fnDocumentId, fnBillDocType }) => fnDocumentId !== '' && fnBillDocType?.toLowerCase() !== PLAIN_VERSION,
  );
}
