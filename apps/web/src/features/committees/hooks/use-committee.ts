import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ApiClient } from '../../../shared/api/api-client.ts';
import { useApi } from '../../../shared/api/api-context.tsx';
import { toApiError } from '../../../shared/api/api-error.ts';
import type { DocumentTarget, OpenRelated } from '../../../shared/documents/open-related.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { toast } from '../../../shared/toast/toast.ts';

/** A committee as the API returns it in JSON. */
export type Committee = Awaited<ReturnType<ApiClient['committees']['get']>>;

/**
 * Fetches a committee. A failure is also reported in a toast (STK-05), unless the committee does not exist, which the
 * page reports.
 */
export function useCommittee(fusionId: string) {
  const { queries } = useApi();
  const query = useQuery(queries.committees.get.queryOptions({ input: { fusionId } }));
  const hasFailed = query.isError && toApiError(query.error).code !== 'NOT_FOUND';
  useEffect(() => {
    if (hasFailed) toast.error(texts.documents.committeesFailed);
  }, [hasFailed]);
  return query;
}

/** Opens a subcommittee once it is fetched. If the fetch fails, a toast says so (STK-05) and nothing opens. */
export function useOpenSubcommittee() {
  const { queries } = useApi();
  const client = useQueryClient();
  return async (target: DocumentTarget, among: readonly DocumentTarget[], onOpenRelated: OpenRelated) => {
    try {
      await client.fetchQuery(queries.committees.get.queryOptions({ input: { fusionId: target.fusionId } }));
    } catch {
      toast.error(texts.documents.flyoutFailed);
      return;
    }
    onOpenRelated(target, among);
  };
}
