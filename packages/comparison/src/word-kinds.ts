import type { Vocabulary } from './vocabulary.ts';

const FUNCTION_WORDS = new Set(
  (
    'a an the of to in on at by for from with and or as is are be that which this such any all its it ' +
    "le la les l’ l' un une des du de d' d’ et ou à au aux en dans par pour sur que qui qu' se s' ce cette ces est"
  ).split(' '),
);
/** Rank of the break after each mark: sentence, clause or phrase. */
const BREAKS: Readonly<Record<string, number>> = { '.': 3, ';': 3, ':': 2, '-': 1, ',': 2, ')': 1, '"': 1 };

/** Whether the word carries meaning on its own. */
export function isMeaningful(code: number, { isWord, texts }: Vocabulary): boolean {
  return isWord[code] === 1 && !FUNCTION_WORDS.has(texts[code] ?? '');
}

/** Ranks how well a change may begin after the word: 3 after a sentence, 0 within a phrase. */
export function breakRank(code: number, { texts }: Vocabulary): number {
  return BREAKS[texts[code] ?? ''] ?? 0;
}
