import { QueryClient } from '@tanstack/react-query';
import { toApiFault } from './api-fault.ts';

/** Asking again helps only where the server may answer differently next time. */
const RETRIED: ReadonlySet<string> = new Set(['OFFLINE', 'UNAVAILABLE', 'INTERNAL']);

/** The cache of everything the server said. Live events refetch what changed, so answers may rest for half a minute. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < 2 && RETRIED.has(toApiFault(error).code),
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
}
