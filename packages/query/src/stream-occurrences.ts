import { type AnalysedDocument, type AnalysedStream, prefixLexeme } from '@rotunda/analysis';
import type { LeafNode, PhraseWord, SpanNode } from './types.ts';

/** One match of a word, phrase or group in a stream. */
export interface Occurrence {
  /** Positions of its first and last word. */
  first: number;
  last: number;
  /** Offsets into the text. */
  start: number;
  end: number;
  leaf: LeafNode;
}

interface Place {
  position: number;
  start: number;
  end: number;
}

/** Rows of a stream by term, in CSR form. */
interface Postings {
  starts: Uint32Array;
  rows: Uint32Array;
}

function postingsOf({ termIds }: AnalysedStream, termCount: number): Postings {
  const starts = new Uint32Array(termCount + 1);
  for (const id of termIds) starts[id + 1] = (starts[id + 1] ?? 0) + 1;
  for (let id = 0; id < termCount; id++) starts[id + 1] = (starts[id + 1] ?? 0) + (starts[id] ?? 0);
  const next = starts.slice();
  const rows = new Uint32Array(termIds.length);
  termIds.forEach((id, row) => {
    const at = next[id] ?? 0;
    rows[at] = row;
    next[id] = at + 1;
  });
  return { starts, rows };
}

/** A document by term: built once for each document, in time linear in it. */
export class DocumentOccurrences {
  readonly document: AnalysedDocument;
  private readonly termIds: ReadonlyMap<string, number>;
  private readonly postings: (Postings | undefined)[] = [];

  constructor(document: AnalysedDocument) {
    this.document = document;
    this.termIds = new Map(document.terms.map((term, id) => [term, id]));
  }

  /** Every match of the span in one stream, ordered by first position. */
  occurrencesOf(span: SpanNode, streamIndex: number): Occurrence[] {
    if (span.kind !== 'or') return this.leafOccurrences(span, streamIndex);
    const all = span.children.flatMap((child) => this.occurrencesOf(child, streamIndex));
    return all.sort((a, b) => a.first - b.first || a.last - b.last);
  }

  private leafOccurrences(leaf: LeafNode, streamIndex: number): Occurrence[] {
    if (leaf.kind !== 'phrase') {
      const word = leaf.kind === 'word' ? { terms: leaf.terms } : { prefix: leaf.prefix };
      return this.placesOf(word, streamIndex).map(({ position, start, end }) => {
        return { first: position, last: position, start, end, leaf };
      });
    }
    const places = leaf.words.map((word) => this.placesOf(word, streamIndex));
    if (places.some((list) => list.length === 0)) return [];
    const byPosition = places.map((list) => new Map(list.map((place) => [place.position, place])));
    const found: Occurrence[] = [];
    for (const place of places[0] ?? []) {
      const last = place.position + places.length - 1;
      if (!byPosition.every((positions, step) => positions.has(place.position + step))) continue;
      const end = byPosition.at(-1)?.get(last)?.end ?? place.end;
      found.push({ first: place.position, last, start: place.start, end, leaf });
    }
    return found;
  }

  /** Where a word stands, each position once, ascending. */
  private placesOf(word: PhraseWord, streamIndex: number): Place[] {
    const stream = this.document.streams[streamIndex];
    if (stream === undefined) return [];
    const { starts, rows } = (this.postings[streamIndex] ??= postingsOf(stream, this.document.terms.length));
    const found = new Map<number, Place>();
    for (const id of this.idsOf(word)) {
      for (const row of rows.subarray(starts[id], starts[id + 1])) {
        const position = stream.positions[row] ?? 0;
        const start = stream.starts[row] ?? 0;
        const end = stream.ends[row] ?? 0;
        const known = found.get(position);
        if (known === undefined || end > known.end) found.set(position, { position, start, end });
      }
    }
    return [...found.values()].sort((a, b) => a.position - b.position);
  }

  private idsOf(word: PhraseWord): number[] {
    if ('prefix' in word) {
      const lexeme = prefixLexeme(word.prefix);
      return this.document.terms.flatMap((term, id) => (term.startsWith(lexeme) ? [id] : []));
    }
    return word.terms.flatMap((term) => this.termIds.get(term) ?? []);
  }
}

const remembered = new WeakMap<AnalysedDocument, DocumentOccurrences>();

/** The occurrences of a document, remembered as long as the document itself; it must not be changed afterwards. */
export function occurrencesIn(document: AnalysedDocument): DocumentOccurrences {
  let occurrences = remembered.get(document);
  if (occurrences === undefined) {
    occurrences = new DocumentOccurrences(document);
    remembered.set(document, occurrences);
  }
  return occurrences;
}
