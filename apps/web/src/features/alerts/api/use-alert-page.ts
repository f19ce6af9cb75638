import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useApi } from '../../../shared/api/api-context.tsx';
import { mergeAlertPage, toAlertPage, type AlertPage } from '../model/alert-page.ts';
import type { AlertsRequest } from '../model/alerts-search.ts';

export interface ShownAlerts {
  query: UseQueryResult<AlertPage>;
  /** Takes over what has been held back. */
  showNew: () => void;
}

const isSameList = (a: AlertsRequest, b: AlertsRequest) =>
  JSON.stringify({ ...a, offset: 0 }) === JSON.stringify({ ...b, offset: 0 });

/**
 * A page of alerts that stays under the reader's eyes: asked again with every live change, it takes over what others
 * changed and only counts what is new.
 */
export function useAlertPage(request: AlertsRequest): ShownAlerts {
  const { client, queries } = useApi();
  const queryClient = useQueryClient();
  const { queryKey } = queries.alerts.getSearchAlerts.queryOptions({ input: request });
  const query = useQuery<AlertPage>({
    queryKey,
    queryFn: async ({ signal }) => {
      const fresh = await client.alerts.getSearchAlerts(request, { signal });
      // Read after the answer: the person may have changed the page in the meantime.
      const shown = queryClient.getQueryData<AlertPage>(queryKey);
      return shown === undefined ? toAlertPage(request, fresh) : mergeAlertPage(shown, fresh);
    },
    // The page before stays until the next is there; another list shows its skeleton, as it is not the same thing.
    placeholderData: (previous) => (previous && isSameList(previous.request, request) ? previous : undefined),
  });
  const takeOver = () => {
    queryClient.setQueryData<AlertPage>(queryKey, (page) => (page ? { ...page, isOutdated: true } : undefined));
    void queryClient.invalidateQueries({ queryKey, exact: true });
  };
  const openAnew = useEffectEvent(() => {
    if (queryClient.getQueryData(queryKey) !== undefined) takeOver();
  });
  // A list that is opened again is a new look: nothing of the last one is held in place.
  const name = JSON.stringify(request);
  useEffect(() => openAnew(), [name]);
  return { query, showNew: takeOver };
}
