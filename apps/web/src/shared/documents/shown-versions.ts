import type { ApiClient } from '../api/api-client.ts';

type BillVersion = Awaited<ReturnType<ApiClient['documents']['findLegislationVersions']>>[number];

/** Type that sources give to a document that is not a version of its own (LEG-03). */
const PLAIN_VERSION = 'version';

/** Returns the versions that have an fnDocumentId and whose type is not plain version (LEG-03). */
export function shownVersions<Version extends Pick<BillVersion, 'fnDocumentId' | 'fnBillDocType'>>(
  versions: readonly Version[],
): Version[] {
  return versions.filter(
    ({ fnDocumentId, fnBillDocType }) => fnDocumentId !== '' && fnBillDocType?.toLowerCase() !== PLAIN_VERSION,
  );
}
