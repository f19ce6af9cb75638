import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useApi } from './api-context.tsx';
import { isConnectionLost } from './api-error.ts';

/**
 * Whether the server or its database is down: a query on the screen is failing, or the live stream cannot connect on a
 * page without queries.
 */
export function useConnectionLost(): boolean {
  const { events } = useApi();
  const queryClient = useQueryClient();
  const isStreamLost = useSyncExternalStore(events.onLost, events.isLost);
  const isQueryFailing = useSyncExternalStore(
    (onChange) => queryClient.getQueryCache().subscribe(onChange),
    () => hasFailingQuery(queryClient),
  );
  return isStreamLost || isQueryFailing;
}

function hasFailingQuery(queryClient: QueryClient): boolean {
  const queries = queryClient.getQueryCache().findAll({ fetchStatus: 'fetching' });
  return queries.some(({ state }) => state.fetchFailureReason !== null && isConnectionLost(state.fetchFailureReason));
}
