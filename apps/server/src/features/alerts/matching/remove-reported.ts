import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import { createMatchesRepository } from './record-matches.repository.ts';
import type { FoundSearch } from './saved-search-matcher.ts';

/**
 * Removes texts that a search following a passage was already notified about. A document that still carries the passage
 * and changed elsewhere is no news. Other searches are notified of every change.
 */
export async function removeReported(
  tx: DatabaseHandle,
  documentId: number,
  found: readonly FoundSearch[],
): Promise<FoundSearch[]> {
  const following = found.filter(({ occurrences }) => occurrences.length > 0);
  if (following.length === 0) return [...found];
  const reported = await createMatchesRepository(tx).findReported(
    documentId,
    following.map(({ savedSearchId }) => savedSearchId),
  );
  return withoutReported(found, reported);
}

/**
 * Keeps of each search that follows a passage only the texts it was not yet notified about, and the search only if any is left.
 * @param reported ids of the texts by saved search
 */
export function withoutReported(
  found: readonly FoundSearch[],
  reported: ReadonlyMap<string, ReadonlySet<string>>,
): FoundSearch[] {
  return found.flatMap((search): FoundSearch[] => {
    if (search.occurrences.length === 0) return [search];
    const known = reported.get(search.savedSearchId);
    const occurrences = search.occurrences.filter(({ fnDocumentId }) => known?.has(fnDocumentId) !== true);
    return occurrences.length === 0 ? [] : [{ ...search, occurrences }];
  });
}
