import { firstCharacters } from '../../../platform/mail/mail-text.ts';
import type { MarkedText } from '../content/digest-model.ts';

/**
 * Cuts a text to at most `limit` characters and an ellipsis, at a word boundary if one is near. Marks that reach beyond
 * the cut are dropped.
 */
export function cutMarked(marked: MarkedText, limit: number): MarkedText {
  if (marked.text.length <= limit) return marked;
  const first = firstCharacters(marked.text, limit);
  const space = first.lastIndexOf(' ');
  const cut = (space > limit / 2 ? first.slice(0, space) : first).trimEnd();
  return { text: `${cut}…`, marks: marked.marks.filter(([, end]) => end <= cut.length) };
}
