import type { AnalysedField } from '@rotunda/analysis';
import type { LeafNode, QueryNode, SpanNode } from './types.ts';

/** The leaves below one side of a proximity. */
export function leavesOfSpan(node: SpanNode): LeafNode[] {
  return node.kind === 'or' ? node.children.flatMap(leavesOfSpan) : [node];
}

/** Every leaf of a tree, those under NOT included. */
export function leavesOf(node: QueryNode): LeafNode[] {
  switch (node.kind) {
    case 'all':
      return [];
    case 'and':
    case 'or':
      return node.children.flatMap(leavesOf);
    case 'not':
      return leavesOf(node.child);
    case 'near':
      return [...leavesOfSpan(node.left), ...leavesOfSpan(node.right)];
    default:
      return [node];
  }
}

/** How many places a leaf stands on: 1 for a word. */
export function widthOf(leaf: LeafNode): number {
  return leaf.kind === 'phrase' ? leaf.words.length : 1;
}

/** The node as something that may stand beside a proximity operator; null if it may not. */
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

function spanWithField(node: SpanNode, field: AnalysedField): SpanNode {
  if (node.kind === 'or') return { kind: 'or', children: node.children.map((child) => spanWithField(child, field)) };
  return node.field === null ? { ...node, field } : node;
}

/** The tree with `field` on everything below that names no field of its own. */
export function withField(node: QueryNode, field: AnalysedField): QueryNode {
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
