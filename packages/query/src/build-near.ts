import { QueryError, type QueryErrorCode } from './query-error.ts';
import { QUERY_LIMITS } from './query-limits.ts';
import { asSpan, getSpanLeaves, getWidth } from './query-tree.ts';
import type { QueryNode, SpanNode } from './types.ts';

/** A node with its offsets in the query text. */
export interface Operand {
  node: QueryNode;
  start: number;
  end: number;
}

function fail(code: QueryErrorCode, { start, end }: { start: number; end: number }): never {
  throw new QueryError(code, start, end - start);
}

function getSpan(operand: Operand): SpanNode {
  const span = asSpan(operand.node);
  if (span === null) fail(operand.node.kind === 'near' ? 'proximity-chain' : 'proximity-operand', operand);
  return span;
}

function widest(node: SpanNode): number {
  return getSpanLeaves(node).reduce((max, leaf) => Math.max(max, getWidth(leaf)), 0);
}

/**
 * Builds the proximity of two operands.
 *
 * @throws QueryError when an operand is not allowed beside a proximity operator, the sides name different fields,
 *   or the proximity spans too many words
 */
export function buildNear(left: Operand, right: Operand, distance: number, ordered: boolean): Operand {
  const whole = { start: left.start, end: right.end };
  const leftSpan = getSpan(left);
  const rightSpan = getSpan(right);
  const fields = new Set([...getSpanLeaves(leftSpan), ...getSpanLeaves(rightSpan)].map((leaf) => leaf.field));
  if (fields.size > 1) fail('proximity-fields', whole);
  if (widest(leftSpan) + widest(rightSpan) + distance - 1 > QUERY_LIMITS.spanWords) fail('proximity-too-wide', whole);
  const [field = null] = fields;
  return { node: { kind: 'near', field, left: leftSpan, right: rightSpan, distance, ordered }, ...whole };
}
