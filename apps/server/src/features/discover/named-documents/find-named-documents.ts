import { type DocumentReference, type DocumentType, readDocumentReference } from '@rotunda/domain';
import { createNamedDocumentsRepository, type NamedDocument } from './named-documents.repository.ts';
import { namedQuery } from './named-query.ts';
import type { Requester, SearchEngine } from '../search-engine/search-engine.ts';

/** A number that more documents have is no name any more. */
const MAX_CITED = 8;

/** What is known by a citation in its number field. */
const TYPES_BY_CITATION: Readonly<Partial<Record<DocumentReference['kind'], readonly DocumentType[]>>> = {
  law: ['Legislation'],
  record: ['Regulation', 'ResearchDocument', 'PresidentialAction'],
};

/**
 * Finds documents by the number or id they are known by: `US S 5`, `H.R. 1 (119th)`, `SB 1 California`, `C55`, `PL
 * 117-58` (the bill that became it), `EO 13800`, `Docket No. FAA-2023-0665`, `81 FR 22263`, a fusionId. National legislatures and the newest
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
  const found =
    reference?.kind === 'law'
      ? []
      : await engine.lookUp(requester, (db) => createNamedDocumentsRepository(db).find(text, reference, limit));
  if (found.length > 0 || reference === undefined) return found;
  return findByCitation(engine, requester, { text, reference, limit });
}

/** Finds the documents of a number that is not their id: the bill that became a law, the rules of a docket. */
async function findByCitation(
  engine: Pick<SearchEngine, 'lookUp' | 'search'>,
  requester: Requester,
  { text, reference, limit }: { text: string; reference: DocumentReference; limit: number },
): Promise<NamedDocument[]> {
  const documentTypes = TYPES_BY_CITATION[reference.kind];
  const query = documentTypes === undefined ? null : namedQuery(text);
  if (documentTypes === undefined || query === null) return [];
  const { documentIds } = await engine.search({
    requester,
    query,
    filters: [{ documentTypes: [...documentTypes] }],
    scope: null,
    sort: 'date',
    skip: 0,
    limit: Math.min(limit, MAX_CITED),
    countLimit: MAX_CITED,
    groupLimit: null,
    facets: false,
    passagesEach: 0,
  });
  return engine.lookUp(requester, (db) => createNamedDocumentsRepository(db).findByIds(documentIds));
}
