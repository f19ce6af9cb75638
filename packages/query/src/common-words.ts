import type { QueryNode } from './types.ts';

/**
 * Words that turn a search into a question and say nothing about documents. `not` and modal verbs are not among them,
 * because they are often the point: "may not", "shall".
 */
const COMMON_WORDS: ReadonlySet<string> = new Set([
  'a',
  'an',
  'the',
  'this',
  'that',
  'these',
  'those',
  'it',
  'its',
  'there',
  'their',
  'what',
  'which',
  'who',
  'whom',
  'whose',
  'when',
  'where',
  'why',
  'how',
  'is',
  'are',
  'was',
  'were',
  'be',
  'been',
  'being',
  'am',
  'do',
  'does',
  'did',
  'has',
  'have',
  'had',
  'of',
  'in',
  'on',
  'at',
  'to',
  'for',
  'from',
  'by',
  'with',
  'about',
  'into',
  'and',
  'or',
  'as',
]);

/**
 * Whether a word is ignored in plain text. A word in capitals is an abbreviation (`IT`, `WHO`) or a name (`Part A`),
 * unless it is a single letter at the beginning.
 */
export function isCommonWord({ node, start }: { node: QueryNode; start: number }): boolean {
  if (node.kind !== 'word' || node.written === undefined) return false;
  const { written } = node;
  if (!COMMON_WORDS.has(written.toLowerCase())) return false;
  const isCapitals = written === written.toUpperCase();
  return !isCapitals || (written.length === 1 && start === 0);
}
