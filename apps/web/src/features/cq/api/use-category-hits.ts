import { CQ_LIMITS } from '@rotunda/contract/values';
import type { CqCategory } from '@rotunda/domain';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { CqHit, CqOfBill } from '@rotunda/contract';
import { useApi } from '../../../shared/api/api-context.tsx';

/** A bill as the API call identifies it. */
export interface CqBill {
  externalId: string;
  session: string | null;
}

export interface CategoryHits {
  hits: readonly CqHit[];
  /** Number that `Fetch N More` loads; 0 when all are shown. */
  next: number;
  fetchMore: () => void;
  isFetching: boolean;
  error: unknown;
}

/**
 * Loads the publications of a category. The newest come with the bill, and more are fetched on demand.
 * @param initial number shown at first
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
        category,
        skip,
        limit: CQ_LIMITS.maxHits,
        fnExternalId: bill.externalId,
        fnSessionId: bill.session ?? '',
        orderBy: 'displaydate desc' as const,
      }),
      initialPageParam: shownFirst.length,
      getNextPageParam: (last, pages) => {
        const shown = shownFirst.length + pages.reduce((sum, page) => sum + page.results.length, 0);
        return last.results.length > 0 && shown < last.total ? shown : undefined;
      },
    }),
    // Fetched only on user request.
    enabled: false,
  });
  const pages = query.data?.pages ?? [];
  const all = [...shownFirst, ...pages.flatMap(({ results }) => results)];
  // Documents published meanwhile shift others to the next page, so duplicates are removed.
  const hits = [...new Map(all.map((hit) => [hit.cqUid, hit])).values()];
  const total = pages.at(-1)?.total ?? first.total;
  const isMore = query.data === undefined ? hits.length < total : query.hasNextPage;
  return {
    hits,
    next: isMore ? Math.min(CQ_LIMITS.maxHits, Math.max(1, total - hits.length)) : 0,
    fetchMore: () => void query.fetchNextPage(),
    isFetching: query.isFetching,
    error: query.error,
  };
}
