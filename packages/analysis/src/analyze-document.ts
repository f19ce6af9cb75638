import { findCitations } from './citations/find-citations.ts';
import { DocumentTerms, type TermFilter, SKIPPED_TERM } from './document-terms.ts';
import { Lexicon, type WordTable } from './lexicon.ts';
import { splitWords } from './split-words.ts';
import type { AnalyzedDocument, AnalyzedStream, TextStream, Token } from './types.ts';
import { WordList } from './word-list.ts';

// About 40 MB. Starting over loses only cached words; tokens do not change.
const MAX_REMEMBERED_TERMS = 400_000;

let lexicon = new Lexicon();
let documentTerms = new DocumentTerms(lexicon);
const words = new WordList();

/** Fills the columns of a stream row by row. */
class Columns {
  private row = 0;
  private readonly table: WordTable;
  private readonly termIds: Uint32Array;
  private readonly positions: Uint32Array;
  private readonly starts: Uint32Array;
  private readonly ends: Uint32Array;

  constructor(rows: number, table: WordTable) {
    this.table = table;
    this.termIds = new Uint32Array(rows);
    this.positions = new Uint32Array(rows);
    this.starts = new Uint32Array(rows);
    this.ends = new Uint32Array(rows);
  }

  addWord(record: number, position: number, start: number, end: number): void {
    const { termStarts, termIds } = this.table;
    const behind = termStarts[record + 1] ?? 0;
    for (let i = termStarts[record] ?? 0; i < behind; i++) this.addTerm(termIds[i] ?? 0, position, start, end);
  }

  addTerm(lexiconId: number, position: number, start: number, end: number): void {
    const number = documentTerms.getNumber(lexiconId);
    if (number === SKIPPED_TERM) return;
    const row = this.row++;
    this.termIds[row] = number;
    this.positions[row] = position;
    this.starts[row] = start;
    this.ends[row] = end;
  }

  toStream({ field, language }: TextStream): AnalyzedStream {
    const filled = (column: Uint32Array) => (column.length === this.row ? column : column.slice(0, this.row));
    const [termIds, positions] = [filled(this.termIds), filled(this.positions)];
    return { field, language, termIds, positions, starts: filled(this.starts), ends: filled(this.ends) };
  }
}

function analyzeStream(input: TextStream): AnalyzedStream {
  const { text, language, field } = input;
  const table = lexicon.table(language);
  splitWords(text, table, words);
  const citations = findCitations(text, field === 'bill' ? 'bill' : 'text', words, table);
  const columns = new Columns(countRows(citations.length, table), table);
  const { joined, starts, ends, records } = words;
  let nextJoined = 0;
  let nextCitation = 0;
  for (let position = 0; position < words.length; position++) {
    const start = starts[position] ?? 0;
    const end = ends[position] ?? 0;
    columns.addWord(records[position] ?? 0, position, start, end);
    const compound = joined[nextJoined];
    if (compound?.first === position) {
      nextJoined++;
      columns.addWord(compound.record, position, start, ends[compound.last] ?? end);
    }
    for (let citation = citations[nextCitation]; citation?.first === position; citation = citations[++nextCitation]) {
      columns.addTerm(lexicon.termId(citation.term), position, citation.start, citation.end);
    }
  }
  return columns.toStream(input);
}

function countRows(citationCount: number, table: WordTable): number {
  const { records, joined } = words;
  let rows = citationCount;
  for (let i = 0; i < words.length; i++) rows += table.termCount(records[i] ?? 0);
  for (const { record } of joined) rows += table.termCount(record);
  return rows;
}

/**
 * Analyzes the texts of one document. Positions count words from 0 in each stream; term numbers are shared by the whole
 * document. Time and memory are linear in the length of the texts, and any input is accepted.
 *
 * @param isWanted null keeps every term; otherwise tokens of unwanted terms are omitted and the remaining tokens keep
 *   their positions
 */
export function analyzeDocument(streams: readonly TextStream[], isWanted: TermFilter | null = null): AnalyzedDocument {
  if (lexicon.terms.length > MAX_REMEMBERED_TERMS) {
    lexicon = new Lexicon();
    documentTerms = new DocumentTerms(lexicon);
  }
  documentTerms.begin(isWanted);
  return { streams: streams.map(analyzeStream), terms: documentTerms.terms };
}

/** Returns the tokens of one text as objects, in column order: for tests, inspection and short texts. */
export function analyzeText(
  text: string,
  language: TextStream['language'],
  field: TextStream['field'] = 'text',
): Token[] {
  const { terms, streams } = analyzeDocument([{ field, language, text }]);
  return streams.flatMap((stream) =>
    Array.from(stream.termIds, (id, row) => ({
      term: terms[id] ?? '',
      position: stream.positions[row] ?? 0,
      start: stream.starts[row] ?? 0,
      end: stream.ends[row] ?? 0,
    })),
  );
}
