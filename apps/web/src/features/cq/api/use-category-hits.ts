import { CQ_LIMITS } from '@rotunda/contract/values';
import type { CqCategory } from '@rotunda/domain';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { CqHit, CqOfBill } from '@rotunda/contract';
import { useApi } from '../../../shared/api/api-context.tsx';

/** The bill, as the call names it. */
export interface CqBill {
  externalId: string;
  session: string | null;
}

export interface CategoryHits {
  hits: readonly CqHit[];
  /** How many `Fetch N More` brings; 0 when all are shown. */
  next: number;
  fetchMore: () => void;
  isFetching: boolean;
  error: unknown;
}

/**
 * The publications of a category: the newest came with the bill, more are fetched on demand.
 * @param initial shown at first
 */
export function useCategoryHits(
  bill: CqBill,
  category: CqCategory,
  first: CqOfBill['publications'][CqCategory],
  initial: number,
): CategoryHits {
  const { queries } = useApi();
  const shownFirst = first.hits.slice(0, initial);
  const query = useInfiniteQuery({
    ...queries.cq.findDocuments.infiniteOptions({
      input: (skip: number) => ({
        ...{
          category,
          skip,
          limit: CQ_LIMITS.mostHits,
          fnExternalId: bill.externalId,
          fnSessionId: bill.session ?? '',
        },
        orderBy: 'displaydate desc' as const,
      }),
      initialPageParam: shownFirst.length,
      getNextPageParam: (last, pages) => {
        const shown = shownFirst.length + pages.reduce((sum, page) => sum + page.results.length, 0);
        return last.results.length > 0 && shown < last.total ? shown : undefined;
      },
    }),
    // Only ever asked for by hand.
    enabled: false,
  });
  const pages = query.data?.pages ?? [];
  const all = [...shownFirst, ...pages.flatMap(({ results }) => results)];
  // What was published meanwhile moves the others on to the next page: each is shown once.
  const hits = [...new Map(all.map((hit) => [hit.cqUid, hit])).values()];
  const total = pages.at(-1)?.total ?? first.total;
  const isMore = query.data === undefined ? hits.length < total : query.hasNextPage;
  return {
    hits,
    next: isMore ? Math.min(CQ_LIMITS.mostHits, Math.max(1, total - hits.length)) : 0,
    fetchMore: () => void query.fetchNextPage(),
    isFetching: query.isFetching,
    error: query.error,
  };
}
