import type { AnalyzedDocument, AnalyzedField } from '@rotunda/analysis';
import type { SavedSearch } from '@rotunda/percolator';
import { matchesFilters, type DocumentFacets, type PhraseWord, type QueryNode, type SpanNode } from '@rotunda/query';

/** Positions of a term by stream number, and the fields that contain it. */
interface Occurrences {
  fields: Set<AnalyzedField>;
  byStream: Map<number, number[]>;
}

/** A document in the layout a programmer would choose first: a map of terms. */
export interface MappedDocument {
  terms: Map<string, Occurrences>;
  fields: AnalyzedField[];
  /** Terms by each of their prefixes of three letters and more; only forms have them. */
  prefixes: Map<string, string[]>;
}

export function mapDocument({ terms, streams }: AnalyzedDocument): MappedDocument {
  const mapped = new Map<string, Occurrences>();
  for (const [number, stream] of streams.entries()) {
    for (let index = 0; index < stream.termIds.length; index++) {
      const term = terms[stream.termIds[index] ?? 0] ?? '';
      let occurrences = mapped.get(term);
      if (occurrences === undefined) mapped.set(term, (occurrences = { fields: new Set(), byStream: new Map() }));
      occurrences.fields.add(stream.field);
      const positions = occurrences.byStream.get(number);
      if (positions === undefined) occurrences.byStream.set(number, [stream.positions[index] ?? 0]);
      else positions.push(stream.positions[index] ?? 0);
    }
  }
  const prefixes = new Map<string, string[]>();
  for (const term of mapped.keys()) {
    if (!term.startsWith('=')) continue;
    for (let length = 3; length < term.length; length++) {
      const prefix = term.slice(1, length + 1);
      const list = prefixes.get(prefix);
      if (list === undefined) prefixes.set(prefix, [term]);
      else list.push(term);
    }
  }
  return { terms: mapped, fields: streams.map((stream) => stream.field), prefixes };
}

/** Evaluates a query by plain recursion over the tree. Also serves as the oracle, because it does not use anchors. */
export function holds(query: QueryNode, document: MappedDocument): boolean {
  switch (query.kind) {
    case 'all':
      return true;
    case 'and':
      return query.children.every((child) => holds(child, document));
    case 'or':
      return query.children.some((child) => holds(child, document));
    case 'not':
      return !holds(query.child, document);
    case 'near':
      return document.fields.some((field, stream) => {
        if (!covers(query.field, field)) return false;
        const lefts = getSpans(query.left, stream, document);
        const rights = lefts.length === 0 ? [] : getSpans(query.right, stream, document);
        const follows = (a: Span, b: Span) => b.first > a.last && b.first - a.last <= query.distance;
        return lefts.some((left) =>
          rights.some((right) => follows(left, right) || (!query.ordered && follows(right, left))),
        );
      });
    case 'phrase':
      return document.fields.some(
        (field, stream) => covers(query.field, field) && getSpans(query, stream, document).length > 0,
      );
    default:
      return getTerms(query, document).some((term) => {
        for (const field of document.terms.get(term)?.fields ?? []) if (covers(query.field, field)) return true;
        return false;
      });
  }
}

interface Span {
  first: number;
  last: number;
}

const covers = (asked: AnalyzedField | null, field: AnalyzedField) =>
  asked === null ? field !== 'sponsor' : asked === field;

function getTerms(word: PhraseWord, document: MappedDocument): readonly string[] {
  return 'prefix' in word ? (document.prefixes.get(word.prefix) ?? []) : word.terms;
}

function getPlaces(word: PhraseWord, stream: number, document: MappedDocument): number[] {
  const lists = getTerms(word, document).flatMap((term) => document.terms.get(term)?.byStream.get(stream) ?? []);
  return lists;
}

function getSpans(span: SpanNode, stream: number, document: MappedDocument): Span[] {
  if (span.kind === 'or') return span.children.flatMap((child) => getSpans(child, stream, document));
  if (span.kind !== 'phrase') return getPlaces(span, stream, document).map((place) => ({ first: place, last: place }));
  const [first, ...rest] = span.words;
  if (first === undefined) return [];
  let begins = getPlaces(first, stream, document);
  for (const [index, word] of rest.entries()) {
    if (begins.length === 0) break;
    const places = new Set(getPlaces(word, stream, document));
    begins = begins.filter((begin) => places.has(begin + index + 1));
  }
  return begins.map((begin) => ({ first: begin, last: begin + span.words.length - 1 }));
}

/** How often a term or prefix occurs. */
export type Frequency = (text: string, kind: 'word' | 'prefix') => number;

interface Anchors {
  keys: string[];
  cost: number;
}

/** The baseline: a map from each search's rarest term to its searches, then filters, then recursion. */
export class MapsPercolator {
  readonly #waiting = new Map<string, SavedSearch[]>();
  readonly #always: SavedSearch[] = [];
  readonly #frequency: Frequency;

  constructor(searches: readonly SavedSearch[], frequency: Frequency) {
    this.#frequency = frequency;
    for (const search of searches) {
      const anchors = this.#getAnchors(search.query);
      if (anchors === null) this.#always.push(search);
      for (const key of new Set(anchors?.keys)) {
        const list = this.#waiting.get(key);
        if (list === undefined) this.#waiting.set(key, [search]);
        else list.push(search);
      }
    }
  }

  match(document: AnalyzedDocument, facets: DocumentFacets): number[] {
    const mapped = mapDocument(document);
    const seen = new Set<SavedSearch>();
    const ids: number[] = [];
    const attempt = (search: SavedSearch) => {
      if (seen.has(search)) return;
      seen.add(search);
      if (matchesFilters(search.filters, facets) && holds(search.query, mapped)) ids.push(search.id);
    };
    for (const search of this.#always) attempt(search);
    for (const term of mapped.terms.keys()) for (const search of this.#waiting.get(term) ?? []) attempt(search);
    for (const prefix of mapped.prefixes.keys()) {
      for (const search of this.#waiting.get(`${prefix}*`) ?? []) attempt(search);
    }
    return ids.sort((a, b) => a - b);
  }

  #getAnchors(node: QueryNode | PhraseWord): Anchors | null {
    if (!('kind' in node) || node.kind === 'word' || node.kind === 'prefix') {
      if (!('prefix' in node)) return this.#union(node.terms.map((term) => this.#anchor(term, term, 'word')));
      return this.#anchor(`${node.prefix}*`, node.prefix, 'prefix');
    }
    switch (node.kind) {
      case 'phrase':
        return this.#rarest(node.words.map((word) => this.#getAnchors(word)));
      case 'near':
        return this.#rarest([this.#getAnchors(node.left), this.#getAnchors(node.right)]);
      case 'and':
        return this.#rarest(node.children.map((child) => this.#getAnchors(child)));
      case 'or':
        return this.#union(node.children.map((child) => this.#getAnchors(child)));
      default:
        return null;
    }
  }

  #anchor(key: string, text: string, kind: 'word' | 'prefix'): Anchors {
    return { keys: [key], cost: this.#frequency(text, kind) };
  }

  #rarest(choices: readonly (Anchors | null)[]): Anchors | null {
    return choices.reduce(
      (best, each) => (best === null || (each !== null && each.cost < best.cost) ? each : best),
      null,
    );
  }

  #union(parts: readonly (Anchors | null)[]): Anchors | null {
    const known = parts.filter((part) => part !== null);
    if (known.length < parts.length) return null;
    return { keys: known.flatMap((part) => part.keys), cost: known.reduce((total, part) => total + part.cost, 0) };
  }
}
