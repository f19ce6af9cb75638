import type { AnalysedDocument, AnalysedStream } from '@rotunda/analysis';
import { bigramLexeme, EVERY_DOCUMENT, isBigramTerm, markedLexeme, quoteLexeme } from './lexemes.ts';

/** PostgreSQL refuses a vector whose lexemes take 2^20 bytes together. */
export const MOST_VECTOR_BYTES = 1_000_000;

/** The literals of a document's set-only vectors. */
export interface DocumentLexemes {
  /** Of `doc_search`; empty when the document is split. */
  whole: string;
  /** Of `doc_search_part`; empty for nearly all documents. */
  parts: string[];
}

/**
 * Every lexeme a query may ask of the document as a whole.
 *
 * @param mostBytes of one vector
 */
export function documentLexemes(document: AnalysedDocument, mostBytes = MOST_VECTOR_BYTES): DocumentLexemes {
  const lexemes = new Set<string>([EVERY_DOCUMENT]);
  collectCovered(document, lexemes);
  for (const stream of document.streams) collectMarked(document.terms, stream, lexemes);
  const parts = packParts(lexemes, mostBytes);
  return parts.length === 1 ? { whole: parts[0] ?? '', parts: [] } : { whole: '', parts };
}

/** Terms and bigrams of what an unrestricted leaf covers. Bigrams are told apart by number until each is known once. */
function collectCovered({ terms, streams }: AnalysedDocument, lexemes: Set<string>): void {
  const isInBigrams = terms.map(isBigramTerm);
  const pairs = new Set<number>();
  for (const stream of streams) {
    if (stream.field === 'sponsor') continue;
    for (const id of stream.termIds) lexemes.add(terms[id] ?? '');
    eachPair(stream, isInBigrams, (first, second) => pairs.add(first * terms.length + second));
  }
  for (const pair of pairs) {
    const second = pair % terms.length;
    lexemes.add(bigramLexeme(terms[(pair - second) / terms.length] ?? '', terms[second] ?? ''));
  }
}

function collectMarked(terms: readonly string[], stream: AnalysedStream, lexemes: Set<string>): void {
  const { field } = stream;
  // Body text is not marked: it would double the index for a restriction that passages answer too.
  if (field === 'text') return;
  const add = (lexeme: string) => lexemes.add(markedLexeme(field, lexeme));
  for (const id of stream.termIds) add(terms[id] ?? '');
  const isInBigrams = terms.map(isBigramTerm);
  eachPair(stream, isInBigrams, (first, second) => add(bigramLexeme(terms[first] ?? '', terms[second] ?? '')));
}

/** Each pair of terms at consecutive positions. */
function eachPair(
  { termIds, positions }: AnalysedStream,
  isInBigrams: readonly boolean[],
  take: (first: number, second: number) => void,
): void {
  let before: number[] = [];
  let here: number[] = [];
  let position = -2;
  for (let row = 0; row < termIds.length; row++) {
    const at = positions[row] ?? 0;
    if (at !== position) {
      before = at === position + 1 ? here : [];
      here = [];
      position = at;
    }
    const id = termIds[row] ?? 0;
    if (!isInBigrams[id]) continue;
    here.push(id);
    for (const first of before) take(first, id);
  }
}

function packParts(lexemes: Iterable<string>, mostBytes: number): string[] {
  const parts: string[] = [];
  let quoted: string[] = [];
  let bytes = 0;
  for (const lexeme of lexemes) {
    const size = Buffer.byteLength(lexeme);
    if (bytes + size > mostBytes) {
      parts.push(quoted.join(' '));
      quoted = [];
      bytes = 0;
    }
    quoted.push(quoteLexeme(lexeme));
    bytes += size;
  }
  parts.push(quoted.join(' '));
  return parts;
}
