import { prefixLexeme, type AnalysedDocument, type AnalysedStream } from '@rotunda/analysis';
import type { PhraseWord, QueryNode, SpanNode } from '@rotunda/query';
import { fieldMaskOf, FIELD_BITS } from '../field-masks.ts';

type Span = [first: number, last: number];

/** The definition of a match, spelled out as slowly as it reads. */
export function plainEvaluate(query: QueryNode, document: AnalysedDocument): boolean {
  switch (query.kind) {
    case 'all':
      return true;
    case 'and':
      return query.children.every((child) => plainEvaluate(child, document));
    case 'or':
      return query.children.some((child) => plainEvaluate(child, document));
    case 'not':
      return !plainEvaluate(query.child, document);
    case 'near':
      return streamsOf(document, query.field).some((stream) => {
        const rights = spansOf(query.right, document, stream);
        return spansOf(query.left, document, stream).some((left) =>
          rights.some(
            (right) =>
              isBefore(left, right, query.distance) || (!query.ordered && isBefore(right, left, query.distance)),
          ),
        );
      });
    default:
      return streamsOf(document, query.field).some((stream) => spansOf(query, document, stream).length > 0);
  }
}

const isBefore = ([, last]: Span, [first]: Span, distance: number) => first > last && first - last <= distance;

function streamsOf(document: AnalysedDocument, field: AnalysedStream['field'] | null): AnalysedStream[] {
  return document.streams.filter((stream) => (fieldMaskOf(field) & FIELD_BITS[stream.field]) !== 0);
}

function spansOf(span: SpanNode, document: AnalysedDocument, stream: AnalysedStream): Span[] {
  if (span.kind === 'or') return span.children.flatMap((child) => spansOf(child, document, stream));
  if (span.kind !== 'phrase') return placesOf(span, document, stream).map((place) => [place, place]);
  const places = span.words.map((word) => new Set(placesOf(word, document, stream)));
  return [...(places[0] ?? [])]
    .filter((first) => places.every((set, index) => set.has(first + index)))
    .map((first) => [first, first + places.length - 1]);
}

function placesOf(word: PhraseWord, document: AnalysedDocument, stream: AnalysedStream): number[] {
  const suits = document.terms.map((term) =>
    'prefix' in word ? term.startsWith(prefixLexeme(word.prefix)) : word.terms.includes(term),
  );
  return [...stream.positions].filter((_, index) => suits[stream.termIds[index] ?? -1] === true);
}
