/** What a rule says of itself wherever it is filed. */
export interface FiledRule {
  title: string | null;
  docketIds: readonly string[];
}

/** Letters that tell a word: plurals and tenses of one word are one. */
const STEM_LETTERS = 6;

/**
 * Whether two filings under one number of the Federal Register are of two rules: files of old rules carry the number of
 * another one now and then. They are when not one word of their titles is the same and no docket holds both, because
 * agencies shorten titles and put what concerns a docket in the place of the rest.
 */
export function isAnotherRule(one: FiledRule, other: FiledRule): boolean {
  if (one.docketIds.some((docketId) => other.docketIds.includes(docketId))) return false;
  const [words, others] = [wordsOf(one.title), wordsOf(other.title)];
  return words.size > 0 && others.size > 0 && ![...words].some((word) => others.has(word));
}

function wordsOf(title: string | null): Set<string> {
  const words = (title ?? '').toLowerCase().match(/[\p{L}\d]{4,}/gu) ?? [];
  return new Set(words.map((word) => word.slice(0, STEM_LETTERS)));
}
