import { useInfiniteQuery } from '@tanstack/react-query';
import { useApi } from '../../../shared/api/api-context.tsx';
import type { ApiClient } from '../../../shared/api/api-client.ts';

export type ShownComment = Awaited<ReturnType<ApiClient['comments']['find']>>['results'][number];

/** Loads the comments on a document page by page, newest first. */
export function useComments(fusionId: string) {
  const { queries } = useApi();
  const query = useInfiniteQuery(
    queries.comments.find.infiniteOptions({
      input: (skip: number) => ({ fusionId, skip }),
      initialPageParam: 0,
      getNextPageParam: (last, pages) => {
        const loaded = pages.reduce((sum, page) => sum + page.results.length, 0);
        return loaded < last.total && last.results.length > 0 ? loaded : undefined;
      },
    }),
  );
  const pages = query.data?.pages ?? [];
  // A comment added meanwhile shifts others to the next page, so duplicates are removed.
  const seen = new Map(pages.flatMap((page) => page.results.map((comment) => [comment._id, comment])));
  return { query, comments: [...seen.values()], total: pages.at(-1)?.total };
}
