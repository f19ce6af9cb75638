const RECORD =
  /^(?:\[Congressional Record[^\]]*\]\s*)?(?:\[(?:House|Senate)\]\s*)?From the Congressional Record Online through the Government Publishing Office\s*\[www\.gpo\.gov\]/;
const PAGE = /\s*\[Page [HS]\d+\]\s*/g;

/**
 * A bill's constitutional authority statement without what the Congressional Record prints around it: its heading, page
 * marks and line breaks. GovInfo joins lines without a blank; those of the fixed opening words are parted again.
 */
export function authorityWords(statement: string): string {
  return statement
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(RECORD, '')
    .replaceAll(PAGE, ' ')
    .replace(/^\s*(By [^:]{1,80}):\s*([HS]\.(?: ?[A-Z][a-z]*\.)* ?\d+)\.\s*/, '$1: $2. ')
    .replace(/^\s*(By .{1,120}?)pursuant ?to the following: */, '$1pursuant to the following: ')
    .trim();
}
