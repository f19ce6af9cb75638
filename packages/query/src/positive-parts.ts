import type { QueryNode } from './types.ts';

/**
 * The words, phrases and proximities a query asks for, as a disjunction; without what stands under NOT. For marking a
 * part of a document (a title, one version, an excerpt), which alone need not satisfy the query the whole satisfies.
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
