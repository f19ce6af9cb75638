import type { AnalyzedDocument } from '@rotunda/analysis';
import { findMatches } from './find-matches.ts';
import { printQuery } from './print-query.ts';
import type { MatchSpan, QueryNode } from './types.ts';

/** One line of a verdict; the lines of a group follow it, one level deeper. */
export interface JudgedClause {
  depth: number;
  /** A group whose lines must all hold, any hold, or not hold, or a single clause. */
  kind: 'and' | 'or' | 'not' | 'clause';
  /** The clause as the user could type it; null for a group. */
  text: string | null;
  holds: boolean;
  /** Occurrences of the clause; empty for a group. */
  spans: MatchSpan[];
}

/**
 * Lists every clause of a query in text order, with whether it holds in a document; the first entry is the whole query.
 */
export function judgeQuery(query: QueryNode, document: AnalyzedDocument): JudgedClause[] {
  const clauses: JudgedClause[] = [];
  judge(query, 0);
  return clauses;

  function judge(node: QueryNode, depth: number): boolean {
    if (node.kind !== 'and' && node.kind !== 'or' && node.kind !== 'not') {
      const spans = findMatches(node, document);
      const holds = node.kind === 'all' || spans.length > 0;
      clauses.push({ depth, kind: 'clause', text: printQuery(node), holds, spans });
      return holds;
    }
    const group: JudgedClause = { depth, kind: node.kind, text: null, holds: false, spans: [] };
    clauses.push(group);
    if (node.kind === 'not') group.holds = !judge(node.child, depth + 1);
    else {
      // Judges all children, even when the first one decides.
      const held = node.children.map((child) => judge(child, depth + 1));
      group.holds = node.kind === 'and' ? held.every(Boolean) : held.some(Boolean);
    }
    return group.holds;
  }
}
