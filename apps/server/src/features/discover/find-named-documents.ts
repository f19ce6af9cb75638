import { readDocumentReference } from '@rotunda/domain';
import { createNamedDocumentsRepository, type NamedDocument } from './named-documents.repository.ts';
import type { Requester, SearchEngine } from './search-engine/search-engine.ts';

/** A number that more documents have is no name any more. */
const MAX_LAWS = 8;

/**
 * Finds documents by the number or id they are known by: `US S 5`, `H.R. 1 (119th)`, `SB 1 California`, `C55`, `PL
 * 117-58` (the bill that became it), `EO 13800`, a regulation number, a fusionId. National legislatures and the newest
 * session come first, because a bare number usually means the current bill. Every list that a number is typed into uses
 * this.
 * @throws AppError SEARCH_TOO_SLOW, TOO_MANY_SEARCHES
 */
export async function findNamedDocuments(
  engine: Pick<SearchEngine, 'lookUp' | 'search'>,
  requester: Requester,
  text: string,
  limit: number,
): Promise<NamedDocument[]> {
  const reference = readDocumentReference(text);
  if (reference?.kind !== 'law') {
    return engine.lookUp(requester, (db) => createNamedDocumentsRepository(db).find(text, reference, limit));
  }
  const { congress, number } = reference;
  const { documentIds } = await engine.search({
    requester,
    query: { kind: 'word', field: 'bill', terms: [`pl#${congress}-${number}`] },
    filters: [{ documentTypes: ['Legislation'] }],
    scope: null,
    sort: 'date',
    skip: 0,
    limit: Math.min(limit, MAX_LAWS),
    countLimit: MAX_LAWS,
    groupLimit: null,
    facets: false,
    passagesEach: 0,
  });
  return engine.lookUp(requester, (db) => createNamedDocumentsRepository(db).findByIds(documentIds));
}
