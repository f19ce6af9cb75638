import { LIMITS, type SearchModel } from '@rotunda/contract';
import type { Actor } from '../../../platform/request-context.ts';
import { findCards } from '../../documents/index.ts';
import type { DiscoverDeps } from '../discover.deps.ts';
import { recentSelection } from '../compile/recent-selection.ts';

const DAY_SECONDS = 24 * 3600;
const WEEK_SECONDS = 7 * DAY_SECONDS;
const WEEKS = Math.ceil(LIMITS.previewDays / 7);
const LATEST = 5;

/** Returns what a saved search would have found over the last 90 days: total, counts by week, and the latest few. */
export async function previewSearch(deps: DiscoverDeps, actor: Actor, model: SearchModel, signal?: AbortSignal) {
  const nowTs = deps.clock.now();
  const compiled = await deps.compileSearch(actor, model, nowTs, signal);
  const today = nowTs - (nowTs % DAY_SECONDS);
  const selection = recentSelection(compiled, actor, nowTs, signal);
  const answer = await deps.engine.search({
    ...selection,
    sort: 'date',
    skip: 0,
    limit: LATEST,
    countLimit: actor.flags.searchResultsLimit,
    groupLimit: null,
    facets: false,
    passagesEach: 0,
  });
  // Whole weeks ending today; the first may start a day before the 90 days, where nothing is counted.
  const fromTs = today + DAY_SECONDS - WEEKS * WEEK_SECONDS;
  const counts = await deps.engine.countPerWeek(selection, fromTs, WEEKS);
  const cards = await findCards(deps.database, actor, answer.documentIds);
  return {
    days: LIMITS.previewDays,
    total: answer.total,
    atTotalLimit: answer.atTotalLimit,
    perWeek: counts.map((count, week) => ({ startTs: fromTs + week * WEEK_SECONDS, count })),
    latest: answer.documentIds.flatMap((id) => cards.get(id) ?? []),
  };
}
