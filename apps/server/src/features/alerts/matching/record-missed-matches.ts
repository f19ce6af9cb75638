import type { UnixSeconds } from '@rotunda/domain';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import type { IdSource } from '../../../platform/ids.ts';
import { createMatchesRepository, type MatchedDocument } from './record-matches.repository.ts';
import { recordMatches } from './record-matches.ts';
import type { RankedSearch } from './saved-search-matcher.ts';

/**
 * Records, for the sweep, matches that the stream should have recorded. Searches that filter by an organization's own
 * facts are skipped, because those facts may have changed since then without any error.
 * @returns ids of the saved searches whose match was missing
 */
export async function recordMissedMatches(
  tx: DatabaseHandle,
  ids: IdSource,
  document: MatchedDocument,
  found: readonly RankedSearch[],
  times: { committedTs: UnixSeconds; nowTs: UnixSeconds },
): Promise<string[]> {
  const unscoped = found.filter((search) => search.scope === null);
  const repository = createMatchesRepository(tx);
  const missed = new Set(
    await repository.findUnmatched(
      document,
      unscoped.map((search) => search.savedSearchId),
      times.committedTs,
    ),
  );
  if (missed.size === 0) return [];
  await recordMatches(
    tx,
    ids,
    document,
    unscoped.filter((search) => missed.has(search.savedSearchId)),
    times.nowTs,
  );
  return [...missed];
}
