import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useApi } from '../../../shared/api/api-context.tsx';
import { mergeAlertPage, toAlertPage, type AlertPage } from '../model/alert-page.ts';
import type { AlertsRequest } from '../model/alerts-search.ts';

export interface ShownAlerts {
  query: UseQueryResult<AlertPage>;
  /** Shows the new alerts that have been held back. */
  showNew: () => void;
}

const isSameList = (a: AlertsRequest, b: AlertsRequest) =>
  JSON.stringify({ ...a, offset: 0 }) === JSON.stringify({ ...b, offset: 0 });

/**
 * Loads a page of alerts that does not move while it is being read. Each live change refetches it: changes by others
 * are applied, and new alerts are only counted.
 */
export function useAlertPage(request: AlertsRequest): ShownAlerts {
  const { client, queries } = useApi();
  const queryClient = useQueryClient();
  const { queryKey } = queries.alerts.getSearchAlerts.queryOptions({ input: request });
  const query = useQuery<AlertPage>({
    queryKey,
    queryFn: async ({ signal }) => {
      const fresh = await client.alerts.getSearchAlerts(request, { signal });
      // Read after the response, because the user may have changed the page in the meantime.
      const shown = queryClient.getQueryData<AlertPage>(queryKey);
      return shown === undefined ? toAlertPage(request, fresh) : mergeAlertPage(shown, fresh);
    },
    // The previous page stays until the next one is loaded. A different list shows its skeleton instead.
    placeholderData: (previous) => (previous && isSameList(previous.request, request) ? previous : undefined),
  });
  const acceptNew = () => {
    queryClient.setQueryData<AlertPage>(queryKey, (page) => (page ? { ...page, isOutdated: true } : undefined));
    void queryClient.invalidateQueries({ queryKey, exact: true });
  };
  const startOver = useEffectEvent(() => {
    if (queryClient.getQueryData(queryKey) !== undefined) acceptNew();
  });
  // Reopening a list starts over: nothing from the last view is held in place.
  const name = JSON.stringify(request);
  useEffect(() => startOver(), [name]);
  return { query, showNew: acceptNew };
}
