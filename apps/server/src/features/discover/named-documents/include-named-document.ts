import { explainQuery, type ParseResult, type QueryNode, type WordNode } from '@rotunda/query';
import { citingQuery, namedQuery } from './named-query.ts';

/**
 * Extends a search for the number of one document, so that it finds the document itself even if its texts contain the
 * typed words nowhere: `SB 1 California`, `C55`, `AB5 2019`, `us-119-hr-1`, and the documents that cite it however its
 * number is written (`PubL 119-21`). Any other search stays as it is.
 *
 * @param parsed the text as parsed; replaced if faulty, because `OR SB 1` is a bill of Oregon
 */
export function includeNamedDocument(text: string, parsed: ParseResult): ParseResult {
  const named = [namedQuery(text), citingQuery(text)].flatMap((query) => query ?? []);
  const own: readonly QueryNode[] = parsed.ok ? [parsed.query] : [];
  const added = named.filter((query) => !own.some((each) => implies(query, each)));
  const children = [...added, ...own];
  const [only] = children;
  if (added.length === 0 || only === undefined) return parsed;
  const query: QueryNode = children.length === 1 ? only : { kind: 'or', children };
  return { ok: true, query, explanation: explainQuery(query) };
}

/** Whether every document with the first has the second, as far as their words show. */
function implies(named: QueryNode, query: QueryNode): boolean {
  if (query.kind === 'and') return query.children.every((child) => implies(named, child));
  if (query.kind === 'or') return query.children.some((child) => implies(named, child));
  if (query.kind !== 'word') return false;
  const conjuncts = named.kind === 'and' ? named.children : [named];
  return conjuncts.some((each) => isCovered(each, query));
}

function isCovered(named: QueryNode, word: WordNode): boolean {
  if (named.kind === 'or') return named.children.every((child) => isCovered(child, word));
  if (named.kind !== 'word' || (word.field !== null && word.field !== named.field)) return false;
  return named.terms.every((term) => word.terms.includes(term));
}
