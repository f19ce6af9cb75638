import { type Query, QueryClient, type InvalidateOptions, type InvalidateQueryFilters } from '@tanstack/react-query';
import { isConnectionLost, toApiFault } from './api-fault.ts';

/** Asking again helps only where the server may answer differently next time. */
const RETRIED: ReadonlySet<string> = new Set(['UNAVAILABLE', 'INTERNAL']);
const RETRIES = 2;
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 3000;

/**
 * A cache in which a question under way can be out of date even when it has never been answered before. TanStack Query
 * cancels and repeats what is asked again, but leaves a first question alone and takes its answer for a fresh one: a
 * list opened just before a change was committed would show the state before it for good.
 *
 * It repeats a question once before there is an answer, not for each change: where changes come faster than answers, a
 * list would otherwise be asked for without end and never be shown as it is.
 */
class AnswerCache extends QueryClient {
  readonly #askedAgain = new Set<string>();
  /** Questions that were repeated, with the time of the last answer before. */
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

  /** Asks once more when the question under way has its answer, however often it was overtaken until then. */
  async #askAfter(query: Query): Promise<void> {
    if (this.#askedAgain.has(query.queryHash)) return;
    this.#askedAgain.add(query.queryHash);
    try {
      // Joins what is under way; it does not ask.
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
 * The cache of everything the server said. Live events refetch what changed, so answers may rest for half a minute.
 * While the server or its database is away, questions are asked until they are answered: the screen keeps what it shows.
 *
 * @param firstPauseMs before a question is asked again the first time; each later pause is twice as long, up to 3 s
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
