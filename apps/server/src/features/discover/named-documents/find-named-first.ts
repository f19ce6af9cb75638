import { readDocumentReference } from '@rotunda/domain';
import { findNamedDocuments } from './find-named-documents.ts';
import type { Requester, SearchEngine } from '../search-engine/search-engine.ts';

/** One number in all sessions of all legislatures; those beyond keep their place by relevance. */
const MAX_FIRST = 50;
/** An id or docket number: one word with a digit. */
const IDENTIFIER = /^(?=\S*\d)[\w.-]{4,80}$/;

/**
 * Finds the documents that come first when the text is their number or id; none for any other text, without asking the
 * database.
 * @throws AppError SEARCH_TOO_SLOW, TOO_MANY_SEARCHES
 */
export async function findNamedFirst(
  engine: Pick<SearchEngine, 'lookUp' | 'search'>,
  requester: Requester,
  text: string,
): Promise<number[]> {
  if (readDocumentReference(text) === undefined && !IDENTIFIER.test(text.trim())) return [];
  const named = await findNamedDocuments(engine, requester, text, MAX_FIRST);
  return named.map(({ documentId }) => documentId);
}
