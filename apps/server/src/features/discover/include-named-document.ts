import { readDocumentReference } from '@rotunda/domain';
import { explainQuery, parseQuery, type ParseResult, type QueryNode, type WordNode } from '@rotunda/query';

/**
 * Extends a search for the number of one document, so that it finds the document itself even if its texts contain the
 * typed words nowhere: `SB 1 California`, `C55`, `AB5 2019`, `us-119-hr-1`. Any other search stays as it is.
 *
 * @param parsed the text as parsed; replaced if faulty, because `OR SB 1` is a bill of Oregon
 */
export function includeNamedDocument(text: string, parsed: ParseResult): ParseResult {
  const named = namedQuery(text);
  if (named === null) return parsed;
  if (!parsed.ok) return { ok: true, query: named, explanation: explainQuery(named) };
  if (implies(named, parsed.query)) return parsed;
  const query: QueryNode = { kind: 'or', children: [named, parsed.query] };
  return { ok: true, query, explanation: explainQuery(query) };
}

function namedQuery(text: string): QueryNode | null {
  const reference = readDocumentReference(text);
  if (reference === undefined) return null;
  const parsed = parseQuery(`bill:(${wordsOf(reference, text)})`);
  return parsed.ok ? parsed.query : null;
}

function wordsOf(reference: NonNullable<ReturnType<typeof readDocumentReference>>, text: string): string {
  switch (reference.kind) {
    case 'law':
      return `pl#${reference.congress}-${reference.number}`;
    case 'order':
      // A letter (`11359A`) is not part of the citation.
      return /^\d+$/.test(reference.number) ? `eo#${reference.number}` : `"executive order ${reference.number}"`;
    case 'bill':
      // Lower case, because OR in capitals would be an operator.
      return text
        .toLowerCase()
        .replace(/^\s*(?:bill|legislation):/, '')
        .replace(/["“”()]/g, ' ');
  }
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
