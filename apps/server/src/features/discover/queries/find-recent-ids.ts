import type { SearchModel } from '@rotunda/contract';
import type { Actor } from '../../../platform/request-context.ts';
import type { DiscoverDeps } from '../discover.deps.ts';
import { recentSelection } from '../compile/recent-selection.ts';

/**
 * Finds what a search finds among the documents changed in the last 90 days, newest first.
 * @throws AppError QUERY_FAULT, SEARCH_TOO_SLOW, TOO_MANY_SEARCHES
 */
export async function findRecentIds(
  deps: Pick<DiscoverDeps, 'clock' | 'engine' | 'compileSearch'>,
  actor: Actor,
  model: SearchModel,
  limit: number,
  signal?: AbortSignal,
): Promise<{ documentIds: number[]; atLimit: boolean }> {
  const nowTs = deps.clock.now();
  const compiled = await deps.compileSearch(actor, model, nowTs, signal);
  const { documentIds, atTotalLimit } = await deps.engine.search({
    ...recentSelection(compiled, actor, nowTs, signal),
    sort: 'date',
    skip: 0,
    limit,
    countLimit: limit,
    groupLimit: null,
    facets: false,
    passagesEach: 0,
  });
  return { documentIds, atLimit: atTotalLimit };
}
