/** Fields that a rule states wherever it is filed. */
export interface FiledRule {
  title: string | null;
  docketIds: readonly string[];
}

/** Number of leading letters that identify a word, so that plurals and tenses of a word compare as equal. */
const STEM_LETTERS = 6;

/**
 * Whether two filings under one Federal Register number are two different rules, because files of old rules sometimes
 * carry another rule's number. They are when their titles share no word and no docket contains both. A shared word is
 * enough to be the same rule, because agencies shorten titles and replace the rest with the subject of the docket.
 */
export function isDifferentRule(one: FiledRule, other: FiledRule): boolean {
  if (one.docketIds.some((docketId) => other.docketIds.includes(docketId))) return false;
  const [words, others] = [getWords(one.title), getWords(other.title)];
  return words.size > 0 && others.size > 0 && ![...words].some((word) => others.has(word));
}

function getWords(title: string | null): Set<string> {
  const words = (title ?? '').toLowerCase().match(/[\p{L}\d]{4,}/gu) ?? [];
  return new Set(words.map((word) => word.slice(0, STEM_LETTERS)));
}
