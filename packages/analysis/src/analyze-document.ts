import { type Citation, type CitationMode } from './citations/word-view.ts';
import { findCitations } from './citations/find-citations.ts';
import { Lexicon } from './lexicon.ts';
import { splitWords } from './split-words.ts';
import type { AnalysedDocument, AnalysedStream, TextStream, Token } from './types.ts';
import { WordList } from './word-list.ts';

// About 40 MB. Only what is remembered is lost by starting anew; no token changes.
const MOST_REMEMBERED_TERMS = 400_000;

let lexicon = new Lexicon();
const words = new WordList();

/** Numbers the terms of one document in the order they are met. */
class TermNumbering {
  readonly terms: string[] = [];
  /** By the lexicon's number: the document's number + 1, or 0. */
  private numbers = new Uint32Array(lexicon.size + 1024);

  numberOf(lexiconId: number): number {
    if (lexiconId >= this.numbers.length) {
      const numbers = new Uint32Array(lexiconId * 2);
      numbers.set(this.numbers);
      this.numbers = numbers;
    }
    const known = this.numbers[lexiconId] ?? 0;
    if (known > 0) return known - 1;
    this.terms.push(lexicon.terms[lexiconId] ?? '');
    this.numbers[lexiconId] = this.terms.length;
    return this.terms.length - 1;
  }
}

/** Fills the columns of a stream row by row. */
class Columns {
  private row = 0;
  private readonly numbering: TermNumbering;
  readonly stream: AnalysedStream;

  constructor(rows: number, numbering: TermNumbering, { field, language }: TextStream) {
    this.numbering = numbering;
    this.stream = {
      field,
      language,
      termIds: new Uint32Array(rows),
      positions: new Uint32Array(rows),
      starts: new Uint32Array(rows),
      ends: new Uint32Array(rows),
    };
  }

  add(lexiconId: number, position: number, start: number, end: number): void {
    const { stream, row } = this;
    stream.termIds[row] = this.numbering.numberOf(lexiconId);
    stream.positions[row] = position;
    stream.starts[row] = start;
    stream.ends[row] = end;
    this.row++;
  }
}

function analyzeStream(input: TextStream, numbering: TermNumbering): AnalysedStream {
  const { text, language } = input;
  splitWords(text, language, lexicon, words);
  const records = lexicon.recordsOf(language);
  const mode: CitationMode = input.field === 'bill' ? 'bill' : 'text';
  const citations = findCitations(text, mode, words, records);
  const columns = new Columns(countRows(citations, language), numbering, input);
  const { joined } = words;
  let nextJoined = 0;
  let nextCitation = 0;
  for (let position = 0; position < words.length; position++) {
    const start = words.starts[position] ?? 0;
    const end = words.ends[position] ?? 0;
    for (const id of records[words.records[position] ?? -1]?.termIds ?? []) columns.add(id, position, start, end);
    const compound = joined[nextJoined];
    if (compound?.first === position) {
      nextJoined++;
      const compoundEnd = words.ends[compound.last] ?? end;
      for (const id of records[compound.record]?.termIds ?? []) columns.add(id, position, start, compoundEnd);
    }
    for (; citations[nextCitation]?.first === position; nextCitation++) {
      const citation = citations[nextCitation];
      if (citation) columns.add(lexicon.termId(citation.term), position, citation.start, citation.end);
    }
  }
  return columns.stream;
}

function countRows(citations: readonly Citation[], language: TextStream['language']): number {
  const records = lexicon.recordsOf(language);
  let rows = citations.length;
  for (let i = 0; i < words.length; i++) rows += records[words.records[i] ?? -1]?.termIds.length ?? 0;
  for (const { record } of words.joined) rows += records[record]?.termIds.length ?? 0;
  return rows;
}

/**
 * Analyses the texts of one document. Positions count words from 0 in every stream anew; terms are numbered for the
 * whole document. Time and memory are linear in the texts; nothing is refused, whatever the text holds.
 */
export function analyzeDocument(streams: readonly TextStream[]): AnalysedDocument {
  if (lexicon.size > MOST_REMEMBERED_TERMS) lexicon = new Lexicon();
  const numbering = new TermNumbering();
  return { streams: streams.map((stream) => analyzeStream(stream, numbering)), terms: numbering.terms };
}

/** The tokens of one text as objects, in the order of the columns: for tests, inspection and short texts. */
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
