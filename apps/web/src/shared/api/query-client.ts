import { QueryClient } from '@tanstack/react-query';
import { isConnectionLost, toApiFault } from './api-fault.ts';

/** Asking again helps only where the server may answer differently next time. */
const RETRIED: ReadonlySet<string> = new Set(['UNAVAILABLE', 'INTERNAL']);
const RETRIES = 2;
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 3000;

/**
 * The cache of everything the server said. Live events refetch what changed, so answers may rest for half a minute.
 * While the server or its database is away, questions are asked until they are answered: the screen keeps what it shows.
 *
 * @param firstPauseMs before a question is asked again the first time; each later pause is twice as long, up to 3 s
 */
export function createQueryClient(firstPauseMs = FIRST_PAUSE_MS): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) =>
          isConnectionLost(error) || (failures < RETRIES && RETRIED.has(toApiFault(error).code)),
        retryDelay: (failures) => Math.min(firstPauseMs * 2 ** failures, LONGEST_PAUSE_MS),
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
}
