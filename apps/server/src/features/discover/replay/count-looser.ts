import { AppError } from '../../../platform/app-error.ts';
import type { SearchEngine, Total } from '../search-engine/search-engine.ts';
import type { LooserSearch } from './find-looser.ts';

/** What a looser search adds: the number of documents and the latest ones. */
export interface CountedSearch extends Omit<LooserSearch, 'added'> {
  added: Total;
  documentIds: number[];
}

export interface CountOptions {
  countLimit: number;
  signal: AbortSignal | undefined;
  /** Limit for all searches together. */
  timeMs?: number;
}

const EXAMPLES = 3;
/** Limit for all looser searches together, because a user waits for the answer in an open dialog. */
const TIME_MS = 1000;
/** With four search connections, one user may run two searches at once, so none of these has to wait in line. */
const CONCURRENCY = 2;
/** What ends one of the counts, which the answer then leaves out. */
const OUT_OF_TIME: ReadonlySet<string> = new Set(['SEARCH_TOO_SLOW', 'BUSY']);

/**
 * Counts what each looser search adds, most first. Searches that time ran out for are only reported by number.
 * @throws AppError TOO_MANY_SEARCHES; the signal's reason
 */
export async function countLooser(
  engine: Pick<SearchEngine, 'search'>,
  searches: readonly LooserSearch[],
  { countLimit, signal, timeMs = TIME_MS }: CountOptions,
): Promise<{ counted: CountedSearch[]; uncounted: number }> {
  const time = AbortSignal.timeout(timeMs);
  const waiting = [...searches];
  const either = signal === undefined ? time : AbortSignal.any([time, signal]);
  const count = async ({ added, ...search }: LooserSearch): Promise<CountedSearch | null> => {
    if (time.aborted) return null;
    const requester = { ...added.requester, signal: either };
    try {
      const { documentIds, total, atTotalLimit } = await engine.search({
        ...added,
        requester,
        sort: 'date',
        skip: 0,
        limit: EXAMPLES,
        countLimit,
        groupLimit: null,
        facets: false,
        passagesEach: 0,
      });
      return { ...search, added: { total, atTotalLimit }, documentIds };
    } catch (error) {
      const isOutOfTime = time.aborted || (error instanceof AppError && OUT_OF_TIME.has(error.code));
      if (isOutOfTime && signal?.aborted !== true) return null;
      waiting.length = 0;
      throw error;
    }
  };
  const counted: CountedSearch[] = [];
  const work = async () => {
    for (let search = waiting.shift(); search !== undefined; search = waiting.shift()) {
      const one = await count(search);
      if (one !== null) counted.push(one);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  // Searches that add the same number keep their original order.
  const places = new Map(searches.map(({ change }, place) => [change, place]));
  const getPlace = ({ change }: CountedSearch) => places.get(change) ?? 0;
  counted.sort((a, b) => b.added.total - a.added.total || getPlace(a) - getPlace(b));
  return { counted, uncounted: searches.length - counted.length };
}
