import { hashText } from './random.ts';

/** Buckets that words of titles are hashed into; two words in one bucket share a weight. */
export const TITLE_BUCKETS = 16_384;
/** Words of a title that are read; longer ones list what is amended. */
const MOST_WORDS = 60;

/** Returns the buckets of the words and pairs of words of a title, each once. */
export function getTitleBuckets(title: string): Uint16Array {
  const words = title
    .toLowerCase()
    .replace(/\d+/g, '0')
    .split(/[^a-z0]+/)
    .filter((word) => word.length > 1)
    .slice(0, MOST_WORDS);
  const buckets = new Set<number>();
  for (const [at, word] of words.entries()) {
    buckets.add(hashText(word) % TITLE_BUCKETS);
    const next = words[at + 1];
    if (next !== undefined) buckets.add(hashText(`${word} ${next}`) % TITLE_BUCKETS);
  }
  return Uint16Array.from([...buckets].sort((one, other) => one - other));
}
