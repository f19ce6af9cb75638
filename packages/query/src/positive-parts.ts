import type { QueryNode } from './types.ts';

/**
 * Returns the words, phrases and proximities of a query as a disjunction, without the parts under NOT. It is used to
 * mark part of a document (a title, one version, an excerpt), which need not satisfy the whole query on its own.
 */
export function positiveParts(query: QueryNode): QueryNode {
  const children: QueryNode[] = [];
  const pending: QueryNode[] = [query];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (node.kind === 'and' || node.kind === 'or') pending.push(...node.children);
    else if (node.kind !== 'not' && node.kind !== 'all') children.push(node);
  }
  return { kind: 'or', children: children.reverse() };
}
