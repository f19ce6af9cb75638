import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../shared/api/api-context.tsx';

/** A document with a token for its PDF, which lasts five minutes: fetched anew whenever the page is opened. */
export function useCqDocument(cqUid: string) {
  const { queries } = useApi();
  return useQuery({ ...queries.cq.getDocument.queryOptions({ input: { id: cqUid } }), staleTime: 0, gcTime: 0 });
}
