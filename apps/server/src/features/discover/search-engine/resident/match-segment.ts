import type { Condition } from '../postgres/compile-query.ts';
import { EVERY_DOCUMENT } from '../postgres/lexemes.ts';
import { DocumentSet } from './document-set.ts';
import { matchPositions } from './match-positions.ts';
import type { Segment } from './segment.ts';
import type { WorkLimit } from './work-limit.ts';
import { readTsquery, type TsqueryNode } from './tsquery-tree.ts';

/**
 * Finds the documents of a segment that satisfy a condition, including forgotten ones.
 * @throws TooLongError
 */
export function matchSegment(segment: Segment, condition: Condition, limit: WorkLimit): DocumentSet {
  switch (condition.kind) {
    case 'terms':
      return matchLexemes(segment, condition.tsquery);
    case 'positional':
      return matchPositions(segment, condition.node, limit);
    case 'not':
      return matchSegment(segment, condition.child, limit).complement();
    case 'and':
      return intersection(
        segment,
        condition.children.map((child) => matchSegment(segment, child, limit)),
      );
    case 'or':
      return union(
        segment,
        condition.children.map((child) => matchSegment(segment, child, limit)),
      );
  }
}

/** Like `matchSegment`, for a tsquery over the lexemes of whole documents. */
export function matchLexemes(segment: Segment, tsquery: string): DocumentSet {
  return matchNode(segment, readTsquery(tsquery));
}

function matchNode(segment: Segment, node: TsqueryNode): DocumentSet {
  switch (node.kind) {
    case 'lexeme':
      return matchLexeme(segment, node);
    case 'not':
      return matchNode(segment, node.child).complement();
    case 'and':
      return intersection(
        segment,
        node.children.map((child) => matchNode(segment, child)),
      );
    case 'or':
      return union(
        segment,
        node.children.map((child) => matchNode(segment, child)),
      );
    case 'phrase':
      throw new Error('the lexemes of a document have no order');
  }
}

function matchLexeme(segment: Segment, { lexeme, isPrefix }: Extract<TsqueryNode, { kind: 'lexeme' }>): DocumentSet {
  if (lexeme === EVERY_DOCUMENT && !isPrefix) return new DocumentSet(segment.size).complement();
  if (isPrefix) return segment.havingAny(segment.lexemes.beginningWith(lexeme));
  const number = segment.lexemes.find(lexeme);
  return segment.havingAny(number === undefined ? [] : [number]);
}

function intersection(segment: Segment, sets: readonly DocumentSet[]): DocumentSet {
  return sets.reduce((all, set) => all.intersect(set), new DocumentSet(segment.size).complement());
}

function union(segment: Segment, sets: readonly DocumentSet[]): DocumentSet {
  return sets.reduce((all, set) => all.unite(set), new DocumentSet(segment.size));
}
