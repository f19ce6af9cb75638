import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../shared/api/api-context.tsx';

/**
 * Fetches a document with a token for its PDF. The token lasts five minutes, so it is fetched again whenever the page
 * opens.
 */
export function useCqDocument(cqUid: string) {
  const { queries } = useApi();
  return useQuery({ ...queries.cq.getDocument.queryOptions({ input: { id: cqUid } }), staleTime: 0, gcTime: 0 });
}
