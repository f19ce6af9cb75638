import type { AnalyzedDocument } from '@rotunda/analysis';
import { evaluate, occurrencesAt } from './evaluate.ts';
import { occurrencesIn } from './stream-occurrences.ts';
import type { MatchSpan, QueryNode } from './types.ts';

function collect(node: QueryNode, document: AnalyzedDocument, found: MatchSpan[]): void {
  if (node.kind === 'all' || node.kind === 'not') return;
  if (node.kind === 'and' || node.kind === 'or') {
    for (const child of node.children) if (evaluate(child, document)) collect(child, document, found);
    return;
  }
  const index = occurrencesIn(document);
  document.streams.forEach(({ field }, streamIndex) => {
    for (const { start, end, leaf } of occurrencesAt(node, index, streamIndex)) {
      found.push({ streamIndex, field, start, end, leaf });
    }
  });
}

function inOrder(a: MatchSpan, b: MatchSpan): number {
  return a.streamIndex - b.streamIndex || a.start - b.start || b.end - a.end;
}

/**
 * Finds the passages by which a document satisfies a query, in text order; empty if it does not. Words under NOT yield
 * no passages, and an OR yields only the sides that hold. Spans may overlap (`mergeSpans`).
 */
export function findMatches(query: QueryNode, document: AnalyzedDocument): MatchSpan[] {
  const found: MatchSpan[] = [];
  if (evaluate(query, document)) collect(query, document, found);
  return found.sort(inOrder);
}

/**
 * Merges overlapping and repeated spans into the stretches of text to mark, in order. Accepts results of `findMatches`
 * from one or several queries.
 */
export function mergeSpans(spans: readonly MatchSpan[]): MatchSpan[] {
  const merged: MatchSpan[] = [];
  for (const span of spans.toSorted(inOrder)) {
    const last = merged.at(-1);
    if (last === undefined || last.streamIndex !== span.streamIndex || span.start >= last.end) merged.push({ ...span });
    else if (span.end > last.end) last.end = span.end;
  }
  return merged;
}
