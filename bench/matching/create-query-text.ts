import type { Random } from '../percolation/random.ts';

/** Minimum length of a meaningful word; a title with fewer than three of them makes no query. */
const MIN_LENGTH = 4;
const MIN_WORDS = 3;

/**
 * Builds a query like those that users save, from the words of one real title: words, a phrase, a boolean query, a
 * prefix, a proximity or a field, in equal parts. Null for a title with too few words.
 */
export function createQueryText(title: string, random: Random): string | null {
  const all = title.match(/[\p{L}\p{N}]+/gu) ?? [];
  const words = all.filter((word) => word.length >= MIN_LENGTH && !/^(AND|NOT|OR)$/i.test(word));
  if (words.length < MIN_WORDS) return null;
  const word = () => words[random.integer(0, words.length - 1)] ?? '';
  const place = random.integer(0, Math.max(0, all.length - 3));
  const phrase = `"${all.slice(place, place + 3).join(' ')}"`;
  const forms = [
    () => `${word()} ${word()} ${word()}`,
    () => phrase,
    () => `(${word()} OR ${word()}) AND ${word()} NOT ${word()}`,
    () => `${word().slice(0, random.integer(3, 6)).padEnd(3, 'e')}* ${word()}`,
    () => `${word()} w/${random.integer(1, 20)} ${word()}`,
    () => `${word()} pre/${random.integer(1, 10)} ${phrase}`,
    () => `title:${word()} AND (${phrase} OR ${word()})`,
  ];
  return forms[random.integer(0, forms.length - 1)]?.() ?? null;
}
