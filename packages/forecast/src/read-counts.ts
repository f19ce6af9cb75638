/** Patterns of vote counts in actions of Congress, Michigan and California; the first match wins. */
const COUNTS: readonly RegExp[] = [
  /\b(?:yeas and nays|recorded vote|yea-nay vote|yeas-nays)\b[^0-9]{0,40}(\d+) ?[-–] ?(\d+)/i,
  /\byeas (\d+),? nays (\d+)/i,
  /\bayes,? (\d+)\.? noes,? (\d+)/i,
];

/** Reads the counts of a vote from an action's text. */
export function readCounts(text: string): { ayes: number; noes: number } | undefined {
  for (const pattern of COUNTS) {
    const match = pattern.exec(text);
    if (match) return { ayes: Number(match[1]), noes: Number(match[2]) };
  }
  return undefined;
}
