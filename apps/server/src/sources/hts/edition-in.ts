const EDITION = /(?<!\d)(20\d\d)(?:[-_ ]?(?:hts)?[-_ ]?(basic|rev(?:ision)?[-_ ]?\d{1,2})|-(0[1-9]|1[0-2])(?!\d))/gi;

/**
 * Returns the last edition that a path names: `2025 Revision 3` of `hts_2025_revision_3.json`, `2025-01` of
 * `hts-chapters-2025-01.tar.gz!chapters/22.json`. No row states it.
 */
export function editionIn(path: string): string | undefined {
  const [, year, revision, month] = [...path.matchAll(EDITION)].at(-1) ?? [];
  if (year === undefined) return undefined;
  if (revision === undefined) return `${year}-${month}`;
  const number = /\d+$/.exec(revision)?.[0];
  return number === undefined ? `${year} Basic Edition` : `${year} Revision ${Number(number)}`;
}
