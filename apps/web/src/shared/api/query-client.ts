import { type Query, QueryClient, type InvalidateOptions, type InvalidateQueryFilters } from '@tanstack/react-query';
import { isConnectionLost, toApiFault } from './api-fault.ts';

/** Codes that are worth a retry because the server may respond differently next time. */
const RETRIED: ReadonlySet<string> = new Set(['UNAVAILABLE', 'INTERNAL']);
const RETRIES = 2;
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 3000;

/**
 * Query client that can mark a first fetch in progress as out of date. TanStack Query cancels and repeats refetches,
 * but lets a first fetch finish and treats its response as fresh, so a list opened just before a change was committed
 * would keep showing the state before it.
 *
 * A request in progress is repeated once, not for each change. Otherwise, if changes arrive faster than responses, a
 * list would be refetched endlessly and never show its data.
 */
class AnswerCache extends QueryClient {
  readonly #askedAgain = new Set<string>();
  /** Queries repeated while in progress, with the time of their previous response. */
  readonly #repeated = new WeakMap<Query, number>();

  override async invalidateQueries(filters?: InvalidateQueryFilters, options?: InvalidateOptions): Promise<void> {
    const underWay = this.getQueryCache()
      .findAll(filters)
      .filter(({ state }) => state.fetchStatus === 'fetching');
    const kept = new Set(underWay.filter((query) => this.#repeated.get(query) === query.state.dataUpdatedAt));
    const overtaken = underWay.filter((query) => query.state.data === undefined || kept.has(query));
    for (const query of underWay) {
      if (query.state.data !== undefined) this.#repeated.set(query, query.state.dataUpdatedAt);
    }
    const isAskedNow = (query: Query) => !kept.has(query) && filters?.predicate?.(query) !== false;
    const first = super.invalidateQueries({ ...filters, predicate: isAskedNow }, options);
    await Promise.all([first, ...overtaken.map((query) => this.#askAfter(query))]);
  }

  /** Refetches once after the request in progress finishes, no matter how often it was invalidated until then. */
  async #askAfter(query: Query): Promise<void> {
    if (this.#askedAgain.has(query.queryHash)) return;
    this.#askedAgain.add(query.queryHash);
    try {
      // Joins the request in progress instead of starting one.
      await query.fetch();
    } catch {
      return;
    } finally {
      this.#askedAgain.delete(query.queryHash);
    }
    await super.invalidateQueries({ queryKey: query.queryKey, exact: true });
  }
}

/**
 * Creates the cache of all server responses. Live events refetch what changed, so responses stay fresh for half a
 * minute. While the server or its database is down, queries are retried until they succeed, and the screen keeps its
 * content.
 *
 * @param firstPauseMs delay before the first retry; each later delay is twice as long, up to 3 s
 */
export function createQueryClient(firstPauseMs = FIRST_PAUSE_MS): QueryClient {
  return new AnswerCache({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) =>
          isConnectionLost(error) || (failures < RETRIES && RETRIED.has(toApiFault(error).code)),
        retryDelay: (failures) => Math.min(firstPauseMs * 2 ** failures, LONGEST_PAUSE_MS),
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
}
