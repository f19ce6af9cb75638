import type { AnalyzedDocument, AnalyzedStream } from '@rotunda/analysis';
import { bigramLexeme, EVERY_DOCUMENT, isIndexedPair, markedLexeme, PADDING, quoteLexeme } from './lexemes.ts';

/** PostgreSQL rejects a vector whose lexemes exceed 2^20 bytes in total. */
export const MAX_VECTOR_BYTES = 1_000_000;

/** Literals of a document's vectors without positions. */
export interface DocumentLexemes {
  /** Vector for `doc_search`; empty if the document is split. */
  whole: string;
  /** Vectors for `doc_search_part`; empty for nearly all documents. */
  parts: string[];
}

export interface LexemeOptions {
  /** Maximum bytes of lexemes in one vector. */
  maxVectorBytes: number;
  /** Terms whose pairs are indexed. */
  frequentTerms: ReadonlySet<string>;
}

/** Returns every lexeme that a query may look for in the document as a whole. */
export function documentLexemes(document: AnalyzedDocument, options: LexemeOptions): DocumentLexemes {
  const lexemes = new Set<string>([EVERY_DOCUMENT, PADDING]);
  collectCovered(document, options.frequentTerms, lexemes);
  for (const stream of document.streams) {
    const { field } = stream;
    // Marks on body text would double the index for a restriction that passages can also answer.
    if (field === 'text') continue;
    const add = (lexeme: string) => lexemes.add(markedLexeme(field, lexeme));
    collectMarked(document.terms, stream, options.frequentTerms, add);
  }
  const parts = packParts(lexemes, options.maxVectorBytes);
  return parts.length === 1 ? { whole: parts[0] ?? '', parts: [] } : { whole: '', parts };
}

/** Collects terms and pairs covered by an unrestricted leaf. Pairs are deduplicated as numbers first. */
function collectCovered(
  { terms, streams }: AnalyzedDocument,
  frequent: ReadonlySet<string>,
  lexemes: Set<string>,
): void {
  const pairs = new Set<number>();
  for (const stream of streams) {
    if (stream.field === 'sponsor') continue;
    for (const id of stream.termIds) lexemes.add(terms[id] ?? '');
    eachPair(stream, (first, second) => pairs.add(first * terms.length + second));
  }
  for (const pair of pairs) {
    const second = pair % terms.length;
    addPair(terms[(pair - second) / terms.length], terms[second], frequent, (lexeme) => lexemes.add(lexeme));
  }
}

function collectMarked(
  terms: readonly string[],
  stream: AnalyzedStream,
  frequent: ReadonlySet<string>,
  add: (lexeme: string) => void,
): void {
  for (const id of stream.termIds) add(terms[id] ?? '');
  eachPair(stream, (first, second) => addPair(terms[first], terms[second], frequent, add));
}

function addPair(
  first: string | undefined,
  second: string | undefined,
  frequent: ReadonlySet<string>,
  add: (lexeme: string) => void,
): void {
  if (first === undefined || second === undefined || !isIndexedPair(first, second, frequent)) return;
  add(bigramLexeme(first, second));
}

/** Calls `take` for each pair of terms at consecutive positions. */
function eachPair({ termIds, positions }: AnalyzedStream, take: (first: number, second: number) => void): void {
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
    here.push(id);
    for (const first of before) take(first, id);
  }
}

function packParts(lexemes: Iterable<string>, maxBytes: number): string[] {
  const parts: string[] = [];
  let quoted: string[] = [];
  let bytes = 0;
  for (const lexeme of lexemes) {
    const size = Buffer.byteLength(lexeme);
    if (bytes + size > maxBytes) {
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
