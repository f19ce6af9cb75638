import type { AnalysedDocument } from '@rotunda/analysis';
import { findMatches } from './find-matches.ts';
import { printQuery } from './print-query.ts';
import type { MatchSpan, QueryNode } from './types.ts';

/** One line of a verdict; the lines of a group follow it, one deeper. */
export interface JudgedClause {
  depth: number;
  /** All of what follows, any of it, what follows not, or a clause of its own. */
  kind: 'and' | 'or' | 'not' | 'clause';
  /** The clause as it can be typed; null for a group. */
  text: string | null;
  holds: boolean;
  /** Where the clause stands; empty for a group. */
  spans: MatchSpan[];
}

/** Every clause of a query with whether it holds in a document, in the order of the text; the first is the whole query. */
export function judgeQuery(query: QueryNode, document: AnalysedDocument): JudgedClause[] {
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
      // All of them, also where the first decides.
      const held = node.children.map((child) => judge(child, depth + 1));
      group.holds = node.kind === 'and' ? held.every(Boolean) : held.some(Boolean);
    }
    return group.holds;
  }
}
