import type { BillRecord, TitleFact, VersionFact } from '@rotunda/domain';
import type { FactRow } from './merged-document.ts';
import { getLastPrint } from './version-evidence.ts';

/** Returns the version whose text stated these facts; undefined for the facts of a bill's own record. */
function getTextVersion({ part, record }: FactRow<BillRecord>): VersionFact | undefined {
  return record.versions?.find(({ fnDocumentId }) => part === `text:${fnDocumentId}`);
}

/** Returns the titles that a row states. A title that stands in a text is the title of that version. */
export function titlesIn(row: FactRow<BillRecord>): TitleFact[] {
  const version = getTextVersion(row);
  return (row.record.titles ?? []).map((title) =>
    version === undefined || title.versionName !== undefined ? title : { ...title, versionName: version.versionName },
  );
}

/** Orders versions from the newest to the oldest: the last prints of a measure first, then by day. */
export function newestVersionFirst(a: VersionFact, b: VersionFact): number {
  const getRank = ({ versionCode, versionName }: VersionFact) =>
    getLastPrint({ status: versionCode ?? null, versionName });
  return getRank(b) - getRank(a) || (b.date ?? '').localeCompare(a.date ?? '');
}

/** Orders facts stated by texts from the newest version to the oldest; 0 unless both rows are of texts. */
export function newestTextFirst(a: FactRow<BillRecord>, b: FactRow<BillRecord>): number {
  const [first, second] = [getTextVersion(a), getTextVersion(b)];
  return first === undefined || second === undefined ? 0 : newestVersionFirst(first, second);
}
