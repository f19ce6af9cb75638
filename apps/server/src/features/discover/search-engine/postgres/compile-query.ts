import type { QueryNode } from '@rotunda/query';
import { compileLeaf, compileNear, type PositionalCondition } from './compile-positional.ts';
import { EVERY_DOCUMENT, quoteLexeme } from './lexemes.ts';
import { allOf, anyOf } from './tsquery.ts';
import type { TermsCondition } from './terms-condition.ts';

/**
 * Query as a tree of conditions that the index can answer; neighbors decided by lexemes are merged into one tsquery.
 */
export type Condition =
  | TermsCondition
  | PositionalCondition
  | { kind: 'and' | 'or'; children: Condition[] }
  | { kind: 'not'; child: Condition };

const EVERYTHING: TermsCondition = { kind: 'terms', tsquery: quoteLexeme(EVERY_DOCUMENT) };

/**
 * Compiles a query to index conditions.
 *
 * @param frequent the terms whose pairs were indexed
 */
export function compileQuery(node: QueryNode, frequent: ReadonlySet<string>): Condition {
  switch (node.kind) {
    case 'all':
      return EVERYTHING;
    case 'and':
    case 'or':
      return joinConditions(
        node.kind,
        node.children.map((child) => compileQuery(child, frequent)),
      );
    case 'not':
      return negate(compileQuery(node.child, frequent));
    case 'near':
      return compileNear(node, frequent);
    default:
      return compileLeaf(node, frequent);
  }
}

function joinConditions(kind: 'and' | 'or', children: readonly Condition[]): Condition {
  if (children.length === 0) return kind === 'and' ? EVERYTHING : negate(EVERYTHING);
  const ofTerms = children.flatMap((child) => (child.kind === 'terms' ? [child.tsquery] : []));
  const others: Condition[] = children.filter((child) => child.kind !== 'terms');
  if (ofTerms.length > 0) others.unshift({ kind: 'terms', tsquery: kind === 'and' ? allOf(ofTerms) : anyOf(ofTerms) });
  const [only] = others;
  return only !== undefined && others.length === 1 ? only : { kind, children: others };
}

function negate(child: Condition): Condition {
  // `!a` is never alone, because it would make a GIN index be read from end to end.
  if (child.kind !== 'terms') return { kind: 'not', child };
  return { kind: 'terms', tsquery: allOf([EVERYTHING.tsquery, `!${child.tsquery}`]) };
}
