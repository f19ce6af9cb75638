import { findMatchingIds } from '../../discover/index.ts';
import { createDocumentsRepository } from '../../documents/index.ts';
import type { DocumentsRequest } from '../requests/export-request.ts';
import type { DocumentRow } from './document-columns.ts';
import { readDocumentRows } from './document-rows.ts';
import { maxResults } from './max-results.ts';
import { chunksById } from './chunks-by-id.ts';
import type { ReadingDeps, ReadList } from './reading.deps.ts';

/** Reads documents of Discover: the named ones in that order, or all that a search finds. */
export async function readDocuments(
  deps: ReadingDeps,
  { fields, selection }: DocumentsRequest,
): Promise<ReadList<DocumentRow>> {
  const ids = selection.by === 'ids' ? await namedIds(deps, selection.fusionIds) : await foundIds(deps, selection);
  return chunksById(ids, (chunk) => readDocumentRows(deps, fields, chunk));
}

async function namedIds({ database }: ReadingDeps, fusionIds: readonly string[]): Promise<number[]> {
  const storedIds = await createDocumentsRepository(database).findDocumentIds(fusionIds);
  return [...new Set(fusionIds)].flatMap((fusionId) => storedIds.get(fusionId) ?? []);
}

function foundIds(
  deps: ReadingDeps,
  { searchModel, sort }: Extract<DocumentsRequest['selection'], { by: 'search' }>,
): Promise<number[]> {
  return findMatchingIds(deps, deps.actor, { searchModel, sort, limit: maxResults(deps.actor) });
}
