import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { isConnectionLost } from './api-fault.ts';

/** Whether something on the screen is being asked for in vain, because the server or its database is away. */
export function useConnectionLost(): boolean {
  const queryClient = useQueryClient();
  return useSyncExternalStore(
    (onChange) => queryClient.getQueryCache().subscribe(onChange),
    () => asksInVain(queryClient),
  );
}

function asksInVain(queryClient: QueryClient): boolean {
  const queries = queryClient.getQueryCache().findAll({ fetchStatus: 'fetching' });
  return queries.some(({ state }) => state.fetchFailureReason !== null && isConnectionLost(state.fetchFailureReason));
}
