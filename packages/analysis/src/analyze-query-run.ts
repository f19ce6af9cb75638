import { type CitationMode, type Sureness } from './citations/word-view.ts';
import { findCitations } from './citations/find-citations.ts';
import { Lexicon } from './lexicon.ts';
import { splitWords } from './split-words.ts';
import { ADJOINING, WordList } from './word-list.ts';
import { foldedForm, queryTerms } from './word-terms.ts';

// A query has a few words; what is remembered of old ones only saves time.
const MOST_REMEMBERED_TERMS = 20_000;
let lexicon = new Lexicon();
const list = new WordList();

/** One word of a query, as the texts of both languages would hold it. */
export interface QueryWord {
  /** Any of them at a position means that the word stands there. */
  terms: string[];
  /** Folded, not stemmed: what a prefix query compares. */
  form: string;
  /** UTF-16 offsets into the run. */
  start: number;
  end: number;
  /** Written onto the word before it without a space (`term` in `long-term`, `T` in `AT&T`). */
  adjoining: boolean;
}

/** Something that is more than its words. */
interface WordGroup {
  /** Index of the first and the last word in it. */
  first: number;
  last: number;
  terms: string[];
  /** Offsets into the run; a citation may reach beyond its words (`§ 230(a)`). */
  start: number;
  end: number;
}

/** A hyphenated word written as one. */
export interface QueryJoined extends WordGroup {
  written: string;
}

export interface QueryCitation extends WordGroup {
  sureness: Sureness;
}

export interface QueryRun {
  words: QueryWord[];
  /** Hyphenated words as one (`email` for `e-mail`). */
  joined: QueryJoined[];
  /** By first word, longest first. */
  citations: QueryCitation[];
}

/**
 * Analyses a run of plain query words (no operators, no quotes) exactly as the analyzer splits and recognises text,
 * but with the terms of both languages and with the doubtful citations too.
 *
 * @param mode `bill` when the run names identifiers only, as behind `bill:`
 */
export function analyzeQueryRun(run: string, mode: Exclude<CitationMode, 'text'> = 'query'): QueryRun {
  // Both languages split alike, so one of them does; the terms of both are asked for below.
  if (lexicon.terms.length > MOST_REMEMBERED_TERMS) lexicon = new Lexicon();
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
  const citations = findCitations(run, mode, list, table).map(({ term, first, last, start, end, sureness }) => ({
    terms: [term],
    first,
    last,
    start,
    end,
    sureness,
  }));
  return { words, joined, citations };
}
