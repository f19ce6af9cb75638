import { type DocumentReference, readDocumentReference } from '@rotunda/domain';
import { parseQuery, type QueryNode } from '@rotunda/query';

/**
 * Builds the query for the one document that the text names, by its number: `SB 1 California`, `C55`, `AB5 2019`,
 * `us-119-hr-1`, `PL 117-58`, `Docket No. FAA-2023-0665`; null for any other text.
 */
export function namedQuery(text: string): QueryNode | null {
  const reference = readDocumentReference(text);
  if (reference === undefined) return null;
  const parsed = parseQuery(`bill:(${getNumber(reference)})`);
  return parsed.ok ? parsed.query : null;
}

/** Builds the query for the documents that cite the law or order that the text names; null for any other text. */
export function citingQuery(text: string): QueryNode | null {
  const reference = readDocumentReference(text);
  if (reference?.kind !== 'law' && reference?.kind !== 'order') return null;
  const parsed = parseQuery(getNumber(reference));
  return parsed.ok ? parsed.query : null;
}

/** Returns the number as a query text. */
function getNumber(reference: DocumentReference): string {
  switch (reference.kind) {
    case 'law':
      return `pl#${reference.congress}-${reference.number}`;
    case 'order':
      // A letter (`11359A`) is not part of the citation.
      return /^\d+$/.test(reference.number) ? `eo#${reference.number}` : `"executive order ${reference.number}"`;
    case 'record':
      return reference.number;
    case 'bill':
      // Lower case, because OR in capitals would be an operator.
      return reference.typed.toLowerCase().replace(/["“”()]/g, ' ');
  }
}
