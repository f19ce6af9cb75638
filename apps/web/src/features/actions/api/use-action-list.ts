import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { ActionPart } from '@rotunda/contract';
import { useApi } from '../../../shared/api/api-context.tsx';
import type { ApiClient } from '../../../shared/api/api-client.ts';
import type { ActionsRequest } from '../model/actions-search.ts';

export type ShownAction = Awaited<ReturnType<ApiClient['actions']['find']>>['results'][number];
export type ActionList = ReturnType<typeof useActionList>;

/** Makes "Most recent" mean nearest to now: upcoming actions start with the soonest, past ones with the latest. */
function getOrder(request: ActionsRequest, part: ActionPart): ActionsRequest {
  if (part !== 'upcoming' || request.sortBy !== 'startTime') return request;
  return { ...request, sortOrder: request.sortOrder === 'asc' ? 'desc' : 'asc' };
}

/** Loads one part of the list page by page. */
export function useActionList(request: ActionsRequest, part: ActionPart) {
  const { queries } = useApi();
  const query = useInfiniteQuery(
    queries.actions.find.infiniteOptions({
      input: (skip: number) => ({ ...getOrder(request, part), part, skip }),
      initialPageParam: 0,
      getNextPageParam: (last, pages) => {
        const loaded = pages.reduce((sum, page) => sum + page.results.length, 0);
        return loaded < last.total && last.results.length > 0 ? loaded : undefined;
      },
      placeholderData: keepPreviousData,
    }),
  );
  const seen = new Map((query.data?.pages ?? []).flatMap((page) => page.results.map((action) => [action._id, action])));
  // An action added meanwhile shifts others to the next page, so duplicates are removed.
  return { part, query, actions: [...seen.values()], total: query.data?.pages.at(-1)?.total ?? 0 };
}
