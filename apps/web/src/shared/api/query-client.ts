import { type Query, QueryClient, type InvalidateOptions, type InvalidateQueryFilters } from '@tanstack/react-query';
import { isConnectionLost, toApiError } from './api-error.ts';

/** Codes that are worth a retry because the server may respond differently next time. */
const RETRIED_CODES: ReadonlySet<string> = new Set(['UNAVAILABLE', 'INTERNAL']);
const RETRIES = 2;
const FIRST_PAUSE_MS = 1000;
const MAX_PAUSE_MS = 3000;

/**
 * Query client that can mark a first fetch in progress as out of date. TanStack Query cancels and repeats refetches,
 * but lets a first fetch finish and treats its response as fresh, so a list opened just before a change was committed
 * would keep showing the state before it.
 *
 * A request in progress is repeated once, not for each change. Otherwise, if changes arrive faster than responses, a
 * list would be refetched endlessly and never show its data.
 */
class ResponseCache extends QueryClient {
  readonly #refetchPending = new Set<string>();
  /** Queries repeated while in progress, with the time of their previous response. */
  readonly #repeated = new WeakMap<Query, number>();

  override async invalidateQueries(filters?: InvalidateQueryFilters, options?: InvalidateOptions): Promise<void> {
    const inProgress = this.getQueryCache()
      .findAll(filters)
      .filter(({ state }) => state.fetchStatus === 'fetching');
    const alreadyRepeated = new Set(
      inProgress.filter((query) => this.#repeated.get(query) === query.state.dataUpdatedAt),
    );
    const outdated = inProgress.filter((query) => query.state.data === undefined || alreadyRepeated.has(query));
    for (const query of inProgress) {
      if (query.state.data !== undefined) this.#repeated.set(query, query.state.dataUpdatedAt);
    }
    const isInvalidatedNow = (query: Query) => !alreadyRepeated.has(query) && filters?.predicate?.(query) !== false;
    const first = super.invalidateQueries({ ...filters, predicate: isInvalidatedNow }, options);
    await Promise.all([first, ...outdated.map((query) => this.#refetchAfter(query))]);
  }

  /** Refetches once after the request in progress finishes, no matter how often it was invalidated until then. */
  async #refetchAfter(query: Query): Promise<void> {
    if (this.#refetchPending.has(query.queryHash)) return;
    this.#refetchPending.add(query.queryHash);
    try {
      // Joins the request in progress instead of starting one.
      await query.fetch();
    } catch {
      return;
    } finally {
      this.#refetchPending.delete(query.queryHash);
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
  return new ResponseCache({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) =>
          isConnectionLost(error) || (failures < RETRIES && RETRIED_CODES.has(toApiError(error).code)),
        retryDelay: (failures) => Math.min(firstPauseMs * 2 ** failures, MAX_PAUSE_MS),
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
}
