import type { CitationMode } from './citations/word-view.ts';
import { findCitations } from './citations/find-citations.ts';
import { Lexicon } from './lexicon.ts';
import { splitWords } from './split-words.ts';
import { ADJOINING, WordList } from './word-list.ts';
import { foldedForm, queryTerms } from './word-terms.ts';

// Queries have few words; the cached ones only save time.
const MAX_REMEMBERED_TERMS = 20_000;
let lexicon = new Lexicon();
const list = new WordList();

/** One word of a query, with the terms it has in texts of either language. */
export interface QueryWord {
  /** Any of these terms at a position means that the word occurs there. */
  terms: string[];
  /** Folded but not stemmed; prefix queries compare against it. */
  form: string;
  start: number;
  end: number;
  /** The word follows the previous one without a space (`term` in `long-term`, `T` in `AT&T`). */
  adjoining: boolean;
}

/** Consecutive words that also have terms as a group. */
interface WordGroup {
  /** Indexes of the first and last word of the group. */
  first: number;
  last: number;
  terms: string[];
  /** UTF-16 offsets into the run; a citation may extend beyond its words (`§ 230(a)`). */
  start: number;
  end: number;
}

/** A hyphenated word in its joined spelling. */
export interface QueryJoined extends WordGroup {
  written: string;
}

/** A citation; its words may mean something else, so a query also searches for them. */
export type QueryCitation = WordGroup;

export interface QueryRun {
  words: QueryWord[];
  /** Hyphenated words in their joined spelling (`email` for `e-mail`). */
  joined: QueryJoined[];
  /** Ordered by first word, longest first. */
  citations: QueryCitation[];
}

/**
 * Analyzes a run of plain query words (no operators, no quotes). It splits words and recognizes citations exactly as
 * the analyzer does for texts, but returns the terms of both languages and includes doubtful citations.
 *
 * @param mode `bill` when the run holds only identifiers, as after `bill:`
 */
export function analyzeQueryRun(run: string, mode: Exclude<CitationMode, 'text'> = 'query'): QueryRun {
  // Both languages split words the same way, so one table is enough; `queryTerms` returns the terms of both.
  if (lexicon.terms.length > MAX_REMEMBERED_TERMS) lexicon = new Lexicon();
  const table = lexicon.table('en');
  splitWords(run, table, list);
  const spelling = (record: number | undefined): string => table.spellings[record ?? -1] ?? '';
  const words: QueryWord[] = [];
  for (let i = 0; i < list.length; i++) {
    const written = spelling(list.records[i]);
    words.push({
      terms: queryTerms(written),
      form: foldedForm(written),
      start: list.starts[i] ?? 0,
      end: list.ends[i] ?? 0,
      adjoining: list.has(i, ADJOINING),
    });
  }
  const joined = list.joined.map(({ first, last, record }) => ({
    first,
    last,
    terms: queryTerms(spelling(record)),
    written: spelling(record),
    start: list.starts[first] ?? 0,
    end: list.ends[last] ?? 0,
  }));
  const citations = findCitations(run, mode, list, table).map(({ term, first, last, start, end }) => ({
    terms: [term],
    first,
    last,
    start,
    end,
  }));
  return { words, joined, citations };
}
