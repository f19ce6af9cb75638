import type { AnalyzedField } from '@rotunda/analysis';
import type { LeafNode, QueryNode, SpanNode } from './types.ts';

/** Returns the leaves of one side of a proximity. */
export function getSpanLeaves(node: SpanNode): LeafNode[] {
  return node.kind === 'or' ? node.children.flatMap(getSpanLeaves) : [node];
}

/** Returns every leaf of a tree, including those under NOT. */
export function getLeaves(node: QueryNode): LeafNode[] {
  switch (node.kind) {
    case 'all':
      return [];
    case 'and':
    case 'or':
      return node.children.flatMap(getLeaves);
    case 'not':
      return getLeaves(node.child);
    case 'near':
      return [...getSpanLeaves(node.left), ...getSpanLeaves(node.right)];
    default:
      return [node];
  }
}

/** Returns the number of places a leaf covers: 1 for a word. */
export function getWidth(leaf: LeafNode): number {
  return leaf.kind === 'phrase' ? leaf.words.length : 1;
}

/** Returns the node as an operand of a proximity; null if it is not allowed there. */
export function asSpan(node: QueryNode): SpanNode | null {
  if (node.kind === 'or') {
    const children: SpanNode[] = [];
    for (const child of node.children) {
      const span = asSpan(child);
      if (span === null) return null;
      children.push(span);
    }
    return { kind: 'or', children };
  }
  return node.kind === 'word' || node.kind === 'prefix' || node.kind === 'phrase' ? node : null;
}

function spanWithField(node: SpanNode, field: AnalyzedField): SpanNode {
  if (node.kind === 'or') return { kind: 'or', children: node.children.map((child) => spanWithField(child, field)) };
  return node.field === null ? { ...node, field } : node;
}

/** Returns the tree with `field` set on every node that names no field of its own. */
export function withField(node: QueryNode, field: AnalyzedField): QueryNode {
  switch (node.kind) {
    case 'all':
      return node;
    case 'and':
    case 'or':
      return { kind: node.kind, children: node.children.map((child) => withField(child, field)) };
    case 'not':
      return { kind: 'not', child: withField(node.child, field) };
    case 'near': {
      if (node.field !== null) return node;
      return { ...node, field, left: spanWithField(node.left, field), right: spanWithField(node.right, field) };
    }
    default:
      return spanWithField(node, field);
  }
}
