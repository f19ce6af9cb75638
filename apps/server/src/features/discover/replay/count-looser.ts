import { AppError } from '../../../platform/app-error.ts';
import type { SearchEngine, Total } from '../search-engine/search-engine.ts';
import type { LooserSearch } from './find-looser.ts';

/** What a looser search adds: how many documents, and the newest of them. */
export interface CountedSearch extends Omit<LooserSearch, 'added'> {
  added: Total;
  documentIds: number[];
}

export interface CountOptions {
  countLimit: number;
  signal: AbortSignal | undefined;
  /** For all of them together. */
  timeMs?: number;
}

const EXAMPLES = 3;
/** All looser searches together: a person waits for the answer with the dialog open. */
const TIME_MS = 1000;
/** As many as one person may have at once where four connections search, so that none of them has to wait in line. */
const AT_ONCE = 2;

/**
 * Counts what each looser search adds, most first. Those that time did not suffice for are only numbered.
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
    const asker = { ...added.asker, signal: either };
    try {
      const { documentIds, total, atTotalLimit } = await engine.search({
        ...{ ...added, asker, sort: 'date', skip: 0, limit: EXAMPLES, countLimit },
        ...{ groupLimit: null, facets: false, passagesEach: 0 },
      });
      return { ...search, added: { total, atTotalLimit }, documentIds };
    } catch (error) {
      const isOutOfTime = time.aborted || (error instanceof AppError && error.code === 'SEARCH_TOO_SLOW');
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
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  // Of those that add as much, the ones asked for first.
  const places = new Map(searches.map(({ change }, place) => [change, place]));
  const placeOf = ({ change }: CountedSearch) => places.get(change) ?? 0;
  counted.sort((a, b) => b.added.total - a.added.total || placeOf(a) - placeOf(b));
  return { counted, uncounted: searches.length - counted.length };
}
