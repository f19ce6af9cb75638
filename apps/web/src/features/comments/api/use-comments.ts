import { useInfiniteQuery } from '@tanstack/react-query';
import { useApi } from '../../../shared/api/api-context.tsx';
import type { ApiClient } from '../../../shared/api/api-client.ts';

export type ShownComment = Awaited<ReturnType<ApiClient['comments']['find']>>['results'][number];

/** The comments on a document loaded so far, newest first, and the way to the earlier ones. */
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
  // A comment written meanwhile moves the others on to the next page: each is shown once.
  const seen = new Map(pages.flatMap((page) => page.results.map((comment) => [comment._id, comment])));
  return { query, comments: [...seen.values()], total: pages.at(-1)?.total };
}
