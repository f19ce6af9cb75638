import type { WordRecord } from '../lexicon.ts';
import { CONTAINS_DIGIT, STARTS_WITH_DIGIT, type WordList } from '../word-list.ts';
import { billCitationAt } from './bill-citations.ts';
import { docketCitationAt } from './docket-citations.ts';
import { lawCitationsAt } from './law-citations.ts';
import { type Citation, type CitationMode, WordView } from './word-view.ts';

/**
 * Every citation in the words of a text, ordered by first word. Every kind of citation holds a number, so only words
 * with a digit are looked at, each with a few neighbours: linear time.
 */
export function findCitations(
  text: string,
  mode: CitationMode,
  words: WordList,
  records: readonly WordRecord[],
): Citation[] {
  const view = new WordView(text, mode, words, records);
  const found: Citation[] = [];
  for (let index = 0; index < words.length; index++) {
    if (!words.has(index, CONTAINS_DIGIT)) continue;
    const laws = words.has(index, STARTS_WITH_DIGIT) ? lawCitationsAt(view, index) : [];
    found.push(...laws);
    if (laws.length > 0) continue;
    const other = billCitationAt(view, index) ?? docketCitationAt(view, index);
    if (other !== null) found.push(other);
  }
  return found.sort((a, b) => a.first - b.first || b.last - a.last);
}
