import { cutText } from '@rotunda/domain';

/**
 * Returns where to cut a text that is longer than `max` UTF-16 code units: after the last whole word or, within a word
 * that is longer, between two characters as people see them.
 */
export function findCutPosition(text: string, max: number): number {
  if (text.length <= max) return text.length;
  const words = /^.*\S(?=\s)/s.exec(text.slice(0, max + 1));
  if (words !== null) return words[0].length;
  return cutText(text, max).length;
}
