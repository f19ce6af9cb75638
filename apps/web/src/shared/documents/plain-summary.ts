import { cutText } from '@rotunda/domain';
/**
 * Converts a summary to one line of plain text of at most `limit` characters, truncated at a word. Empty if there is
 * none.
 */
export function plainSummary(summary: string | null, limit: number): string {
  if (summary === null) return '';
  const plain = summary
    .replaceAll(/<\/?[a-z][^>]*>/gi, ' ')
    .replaceAll(/&nbsp;|\u00a0/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (plain.length <= limit) return plain;
  const cut = plain.lastIndexOf(' ', limit);
  return `${cutText(plain, cut > limit / 2 ? cut : limit).trimEnd()}…`;
}
