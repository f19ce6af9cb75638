import { type AnalyzedDocument, type AnalyzedStream, prefixLexeme } from '@rotunda/analysis';
import type { LeafNode, PhraseNode, PhraseWord, SpanNode } from './types.ts';

/** One match of a word, phrase or group in a stream. */
export interface Occurrence {
  /** Positions of its first and last word. */
  first: number;
  last: number;
  /** UTF-16 offsets into the text. */
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

function getPostings({ termIds }: AnalyzedStream, termCount: number): Postings {
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

/** Returns those `firsts` that have one of `others` exactly `step` positions later. Both are ascending. */
function followedBy(firsts: Uint32Array, others: Uint32Array, step: number): Uint32Array {
  const kept = new Uint32Array(firsts.length);
  let count = 0;
  let next = 0;
  for (const first of firsts) {
    while (next < others.length && (others[next] ?? 0) < first + step) next++;
    if (next === others.length) break;
    if (others[next] === first + step) kept[count++] = first;
  }
  return kept.subarray(0, count);
}

/** Index of a document's terms, built once per document in linear time. */
export class DocumentOccurrences {
  readonly document: AnalyzedDocument;
  private readonly termIds: ReadonlyMap<string, number>;
  private readonly postings: (Postings | undefined)[] = [];
  /** Term ids by prefix, cached so that all terms are scanned once rather than once per stream. */
  private readonly prefixed = new Map<string, number[]>();

  constructor(document: AnalyzedDocument) {
    this.document = document;
    this.termIds = new Map(document.terms.map((term, id) => [term, id]));
  }

  /** Returns every match of the span in one stream, ordered by first position. */
  getOccurrences(span: SpanNode, streamIndex: number): Occurrence[] {
    if (span.kind !== 'or') return this.leafOccurrences(span, streamIndex);
    const all = span.children.flatMap((child) => this.getOccurrences(child, streamIndex));
    return all.sort((a, b) => a.first - b.first || a.last - b.last);
  }

  private leafOccurrences(leaf: LeafNode, streamIndex: number): Occurrence[] {
    if (leaf.kind !== 'phrase') {
      const word = leaf.kind === 'word' ? { terms: leaf.terms } : { prefix: leaf.prefix };
      return this.getPlaces(word, streamIndex).map(({ position, start, end }) => {
        return { first: position, last: position, start, end, leaf };
      });
    }
    return this.phraseOccurrences(leaf, streamIndex);
  }

  private phraseOccurrences(leaf: PhraseNode, streamIndex: number): Occurrence[] {
    // A phrase may repeat a word many times, so the places of each word in a long text are listed only once.
    const byWord = new Map<string, { places: Map<number, Place>; positions: Uint32Array }>();
    const words = leaf.words.map((word) => {
      const key = 'prefix' in word ? `${word.prefix}*` : word.terms.join(' ');
      const known = byWord.get(key);
      if (known !== undefined) return known;
      const places = new Map(this.getPlaces(word, streamIndex).map((place) => [place.position, place]));
      const listed = { places, positions: Uint32Array.from(places.keys()) };
      byWord.set(key, listed);
      return listed;
    });
    let firsts = words[0]?.positions ?? new Uint32Array();
    words.forEach(({ positions }, step) => {
      firsts = followedBy(firsts, positions, step);
    });
    const reach = words.length - 1;
    return Array.from(firsts, (first) => {
      const start = words[0]?.places.get(first)?.start ?? 0;
      const end = words[reach]?.places.get(first + reach)?.end ?? start;
      return { first, last: first + reach, start, end, leaf };
    });
  }

  /** Returns the places of a word, each position once, ascending. */
  private getPlaces(word: PhraseWord, streamIndex: number): Place[] {
    const stream = this.document.streams[streamIndex];
    if (stream === undefined) return [];
    const { starts, rows } = (this.postings[streamIndex] ??= getPostings(stream, this.document.terms.length));
    const ids = this.getIds(word);
    const places = ids.flatMap((id) =>
      Array.from(rows.subarray(starts[id], starts[id + 1]), (row): Place => {
        return { position: stream.positions[row] ?? 0, start: stream.starts[row] ?? 0, end: stream.ends[row] ?? 0 };
      }),
    );
    places.sort((a, b) => a.position - b.position || b.end - a.end);
    // Of two alternatives at the same position, the longer one is shown.
    return places.filter(({ position }, i) => position !== places[i - 1]?.position);
  }

  private getIds(word: PhraseWord): number[] {
    if ('prefix' in word) return this.prefixedIds(prefixLexeme(word.prefix));
    return word.terms.flatMap((term) => this.termIds.get(term) ?? []);
  }

  private prefixedIds(lexeme: string): number[] {
    const known = this.prefixed.get(lexeme);
    if (known !== undefined) return known;
    const ids = this.document.terms.flatMap((term, id) => (term.startsWith(lexeme) ? [id] : []));
    this.prefixed.set(lexeme, ids);
    return ids;
  }
}

const remembered = new WeakMap<AnalyzedDocument, DocumentOccurrences>();

/** Returns the occurrences of a document, cached for the lifetime of the document, which must not change afterward. */
export function occurrencesIn(document: AnalyzedDocument): DocumentOccurrences {
  let occurrences = remembered.get(document);
  if (occurrences === undefined) {
    occurrences = new DocumentOccurrences(document);
    remembered.set(document, occurrences);
  }
  return occurrences;
}
