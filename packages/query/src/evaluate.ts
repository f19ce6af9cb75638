import type { AnalyzedDocument } from '@rotunda/analysis';
import { coversField } from './covers-field.ts';
import { partnered } from './near-pairs.ts';
import { type DocumentOccurrences, type Occurrence, occurrencesIn } from './stream-occurrences.ts';
import type { LeafNode, QueryNode } from './types.ts';

export type PositionalNode = LeafNode | Extract<QueryNode, { kind: 'near' }>;

/**
 * Returns the occurrences of a leaf, or of both sides of a proximity, in one stream; empty if it does not hold there.
 */
export function occurrencesAt(node: PositionalNode, index: DocumentOccurrences, streamIndex: number): Occurrence[] {
  const stream = index.document.streams[streamIndex];
  if (stream === undefined || !coversField(node.field, stream.field)) return [];
  if (node.kind !== 'near') return index.getOccurrences(node, streamIndex);
  const left = index.getOccurrences(node.left, streamIndex);
  const right = index.getOccurrences(node.right, streamIndex);
  const { distance, ordered } = node;
  return [
    ...partnered(left, right, distance, { before: !ordered, after: true }),
    ...partnered(right, left, distance, { before: true, after: !ordered }),
  ];
}

function holds(node: QueryNode, index: DocumentOccurrences): boolean {
  switch (node.kind) {
    case 'all':
      return true;
    case 'and':
      return node.children.every((child) => holds(child, index));
    case 'or':
      return node.children.some((child) => holds(child, index));
    case 'not':
      return !holds(node.child, index);
    default:
      return index.document.streams.some((_, streamIndex) => occurrencesAt(node, index, streamIndex).length > 0);
  }
}

/**
 * Whether a document satisfies a query. This is the reference for the search engine and the percolator, written for
 * readability but still linear in the document for each leaf.
 */
export function evaluate(query: QueryNode, document: AnalyzedDocument): boolean {
  return holds(query, occurrencesIn(document));
}
