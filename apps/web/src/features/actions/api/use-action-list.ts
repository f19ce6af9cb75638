import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { ActionPart } from '@rotunda/contract';
import { useApi } from '../../../shared/api/api-context.tsx';
import type { ApiClient } from '../../../shared/api/api-client.ts';
import type { ActionsRequest } from '../model/actions-search.ts';

export type ShownAction = Awaited<ReturnType<ApiClient['actions']['find']>>['results'][number];
export type ActionList = ReturnType<typeof useActionList>;

/** "Most recent" is what is nearest to now: of the upcoming the soonest first, of the past the latest. */
function orderOf(request: ActionsRequest, part: ActionPart): ActionsRequest {
  if (part !== 'upcoming' || request.sortBy !== 'startTime') return request;
  return { ...request, sortOrder: request.sortOrder === 'asc' ? 'desc' : 'asc' };
}

/** One part of the list: the pages loaded so far, and the way to the next. */
export function useActionList(request: ActionsRequest, part: ActionPart) {
  const { queries } = useApi();
  const query = useInfiniteQuery(
    queries.actions.find.infiniteOptions({
      input: (skip: number) => ({ ...orderOf(request, part), part, skip }),
      initialPageParam: 0,
      getNextPageParam: (last, pages) => {
        const loaded = pages.reduce((sum, page) => sum + page.results.length, 0);
        return loaded < last.total && last.results.length > 0 ? loaded : undefined;
      },
      placeholderData: keepPreviousData,
    }),
  );
  const seen = new Map((query.data?.pages ?? []).flatMap((page) => page.results.map((action) => [action._id, action])));
  // An action added meanwhile moves the others on to the next page: each is shown once.
  return { part, query, actions: [...seen.values()], total: query.data?.pages.at(-1)?.total ?? 0 };
}
