import { cutText } from '@rotunda/domain';

/** Truncates a text to `limit` characters, at a word boundary if one is near. */
export function truncateText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const space = text.lastIndexOf(' ', limit);
  return `${cutText(text, space > limit * 0.7 ? space : limit).trimEnd()}…`;
}
