import type { PhraseWord, QueryNode, SpanNode } from './types.ts';

function placeKey(word: PhraseWord): string {
  return 'prefix' in word ? `${word.prefix}*` : word.terms.join('|');
}

function getKey(node: QueryNode): string {
  switch (node.kind) {
    case 'all':
      return '*';
    case 'and':
    case 'or':
      return `${node.kind}(${node.children.map(getKey).sort().join(',')})`;
    case 'not':
      return `not(${getKey(node.child)})`;
    case 'near': {
      const sides = [spanKey(node.left), spanKey(node.right)];
      if (!node.ordered) sides.sort();
      return `near(${node.field},${node.distance},${node.ordered},${sides.join(',')})`;
    }
    case 'word':
      return `${node.field}:${[...node.terms].sort().join('|')}`;
    case 'prefix':
      return `${node.field}:${node.prefix}*`;
    case 'phrase':
      return `${node.field}:"${node.words.map(placeKey).join(' ')}"`;
  }
}

function spanKey(node: SpanNode): string {
  return node.kind === 'or' ? `or(${node.children.map(spanKey).sort().join(',')})` : getKey({ ...node, field: null });
}

function distinct<T>(nodes: readonly T[], key: (node: T) => string): T[] {
  return [...new Map(nodes.map((node) => [key(node), node])).values()];
}

function normalizeSpan(node: SpanNode): SpanNode {
  if (node.kind !== 'or') return node;
  const flat = node.children.map(normalizeSpan).flatMap((child) => (child.kind === 'or' ? child.children : [child]));
  const children = distinct(flat, spanKey);
  const [only] = children;
  return only !== undefined && children.length === 1 ? only : { kind: 'or', children };
}

const NOTHING: QueryNode = { kind: 'not', child: { kind: 'all' } };

function isNothing(node: QueryNode): boolean {
  return node.kind === 'not' && node.child.kind === 'all';
}

function normalizeList(kind: 'and' | 'or', nodes: readonly QueryNode[]): QueryNode {
  const flat = nodes.map(normalizeQuery).flatMap((child) => (child.kind === kind ? child.children : [child]));
  // `all` changes nothing in a conjunction and decides a disjunction; its negation does the opposite.
  const decides = kind === 'and' ? isNothing : (node: QueryNode): boolean => node.kind === 'all';
  const changesNothing = kind === 'and' ? (node: QueryNode): boolean => node.kind === 'all' : isNothing;
  if (flat.some(decides)) return kind === 'and' ? NOTHING : { kind: 'all' };
  const children = distinct(
    flat.filter((node) => !changesNothing(node)),
    getKey,
  );
  const [first] = children;
  if (first === undefined) return kind === 'and' ? { kind: 'all' } : NOTHING;
  return children.length === 1 ? first : { kind, children };
}

/**
 * Returns a smaller tree that holds in exactly the same documents: nested ANDs and ORs flattened, duplicates and double
 * negations removed, `all` and its negation resolved. The order of the rest is kept.
 */
export function normalizeQuery(node: QueryNode): QueryNode {
  switch (node.kind) {
    case 'and':
    case 'or':
      return normalizeList(node.kind, node.children);
    case 'not': {
      const child = normalizeQuery(node.child);
      return child.kind === 'not' ? child.child : { kind: 'not', child };
    }
    case 'near':
      return { ...node, left: normalizeSpan(node.left), right: normalizeSpan(node.right) };
    default:
      return node;
  }
}
