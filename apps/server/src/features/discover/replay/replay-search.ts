import { LIMITS, type SearchModel } from '@rotunda/contract';
import type { UnixSeconds } from '@rotunda/domain';
import type { DocumentFilters } from '@rotunda/query';
import type { Actor } from '../../../platform/request-context.ts';
import { findCards } from '../../documents/index.ts';
import type { CompiledSearchModel } from '../compile/compile-search-model.ts';
import type { DiscoverDeps } from '../discover.deps.ts';
import type { DocumentSelection } from '../search-engine/search-engine.ts';
import { getSelection } from '../queries/search-documents.ts';
import { countLooser } from './count-looser.ts';
import { findLooser } from './find-looser.ts';

const DAY_SECONDS = 24 * 3600;
const WEEK_SECONDS = 7 * DAY_SECONDS;
const LATEST = 10;

/** Period of whole weeks; both bounds are inclusive. */
interface Period {
  fromTs: UnixSeconds;
  toTs: UnixSeconds;
}

/**
 * Returns what a saved search would have alerted to over the last 12 months and what looser searches would have added.
 * A document alerts when it is new or has changed. Earlier versions are not stored, so nobody knows whether they
 * matched: each document that matches today counts once, in the week of its latest change at the source.
 *
 * @throws AppError QUERY_FAULT, SEARCH_TOO_SLOW, TOO_MANY_SEARCHES
 */
export async function replaySearch(deps: DiscoverDeps, actor: Actor, model: SearchModel, signal?: AbortSignal) {
  const nowTs = deps.clock.now();
  const countLimit = actor.flags.searchResultsLimit;
  const period = lastYear(nowTs);
  const select = (compiled: CompiledSearchModel) => within(getSelection(compiled, actor, signal), period);
  const compiled = await deps.compileSearch(actor, model, nowTs, signal);
  const own = select(compiled);
  const [answer, counts] = await Promise.all([
    deps.engine.search({
      ...own,
      sort: 'date',
      skip: 0,
      limit: LATEST,
      countLimit,
      groupLimit: null,
      facets: false,
      passagesEach: 0,
    }),
    deps.engine.countPerWeek(own, period.fromTs, LIMITS.replayWeeks),
  ]);
  const asked = findLooser(compiled, model, (changed) => select(changed), nowTs);
  const looser = await countLooser(deps.engine, asked, { countLimit, signal });
  const shown = [...answer.documentIds, ...looser.counted.flatMap(({ documentIds }) => documentIds)];
  const cards = await findCards(deps.database, actor, [...new Set(shown)]);
  const getCards = (documentIds: readonly number[]) => documentIds.flatMap((id) => cards.get(id) ?? []);
  return {
    total: answer.total,
    atTotalLimit: answer.atTotalLimit,
    hasMovingDates: compiled.hasMovingDates,
    perWeek: counts.map((count, week) => ({ startTs: period.fromTs + week * WEEK_SECONDS, count })),
    latest: getCards(answer.documentIds),
    looser: looser.counted.map(({ documentIds, ...one }) => ({ ...one, examples: getCards(documentIds) })),
    uncounted: looser.uncounted,
  };
}

/** Returns whole weeks ending today. */
function lastYear(nowTs: UnixSeconds): Period {
  const tomorrow = nowTs - (nowTs % DAY_SECONDS) + DAY_SECONDS;
  return { fromTs: tomorrow - LIMITS.replayWeeks * WEEK_SECONDS, toTs: tomorrow - 1 };
}

function within(selection: DocumentSelection, period: Period): DocumentSelection {
  return { ...selection, filters: selection.filters.map((filter) => updatedWithin(filter, period)) };
}

function updatedWithin(filter: DocumentFilters, { fromTs, toTs }: Period): DocumentFilters {
  const { lastUpdated = {} } = filter;
  return {
    ...filter,
    lastUpdated: {
      fromTs: Math.max(lastUpdated.fromTs ?? fromTs, fromTs),
      toTs: Math.min(lastUpdated.toTs ?? toTs, toTs),
    },
  };
}
