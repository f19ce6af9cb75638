import type { WordTable } from '../lexicon.ts';
import { CONTAINS_DIGIT, HYPHENATED, STARTS_WITH_DIGIT, type WordList } from '../word-list.ts';
import { billCitationAt } from './bill-citations.ts';
import { BEFORE_NUMBER, GLUED_CITATION } from './citation-hint.ts';
import { docketCitationAt } from './docket-citations.ts';
import { lawCitationsAt } from './law-citations.ts';
import { type Citation, type CitationMode, WordView } from './word-view.ts';

const SECTION_MARK = 0xa7;
const FARTHEST_MARK = 3;

/** Whether the word at `index` may be the number of a citation in running text; costs only a few array reads. */
function canStartCitation(text: string, words: WordList, table: WordTable, index: number): boolean {
  if (!words.has(index, STARTS_WITH_DIGIT)) return table.hints[words.records[index] ?? 0] === GLUED_CITATION;
  if (words.has(index, HYPHENATED)) return true;
  if (index + 1 < words.length && words.has(index + 1, HYPHENATED)) return true;
  if (index > 0 && table.hints[words.records[index - 1] ?? 0] === BEFORE_NUMBER) return true;
  const start = words.starts[index] ?? 0;
  for (let back = 1; back <= FARTHEST_MARK; back++) if (text.charCodeAt(start - back) === SECTION_MARK) return true;
  return false;
}

/**
 * Finds every citation in the words of a text, ordered by first word. Every kind of citation contains a number, so only
 * words with a digit and a few neighbors of each are examined: linear time.
 */
export function findCitations(text: string, mode: CitationMode, words: WordList, table: WordTable): Citation[] {
  const view = new WordView(text, mode, words, table);
  const found: Citation[] = [];
  for (let index = 0; index < words.length; index++) {
    if (!words.has(index, CONTAINS_DIGIT)) continue;
    if (mode === 'text' && !canStartCitation(text, words, table, index)) continue;
    const laws = words.has(index, STARTS_WITH_DIGIT) ? lawCitationsAt(view, index) : [];
    found.push(...laws);
    if (laws.length > 0) continue;
    const other = billCitationAt(view, index) ?? docketCitationAt(view, index);
    if (other !== null) found.push(other);
  }
  return found.sort((a, b) => a.first - b.first || b.last - a.last);
}
