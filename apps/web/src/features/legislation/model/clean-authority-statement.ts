const RECORD =
  /^(?:\[Congressional Record[^\]]*\]\s*)?(?:\[(?:House|Senate)\]\s*)?From the Congressional Record Online through the Government Publishing Office\s*\[www\.gpo\.gov\]/;
const PAGE = /\s*\[Page [HS]\d+\]\s*/g;

/**
 * Returns a bill's constitutional authority statement without the Congressional Record's heading, page marks and line
 * breaks. GovInfo joins lines without a space, so the spaces in the fixed opening words are restored.
 */
export function cleanAuthorityStatement(statement: string): string {
  return statement
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(RECORD, '')
    .replaceAll(PAGE, ' ')
    .replace(/^\s*(By [^:]{1,80}):\s*([HS]\.(?: ?[A-Z][a-z]*\.)* ?\d+)\.\s*/, '$1: $2. ')
    .replace(/^\s*(By .{1,120}?)pursuant ?to the following: */, '$1pursuant to the following: ')
    .trim();
}
