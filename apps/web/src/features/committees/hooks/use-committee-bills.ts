import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { LIMITS } from '@rotunda/contract/values';
import { useState } from 'react';
import type { ApiClient } from '../../../shared/api/api-client.ts';
import type { PagedQuery } from '../../../shared/documents/paged-query.ts';
import { useApi } from '../../../shared/api/api-context.tsx';

export type CommitteeBill = Awaited<ReturnType<ApiClient['committees']['findBills']>>['results'][number];

/** Fetches the bills of a committee page by page. The previous page stays while the next one is loading. */
export function useCommitteeBills(fusionId: string): PagedQuery<CommitteeBill> {
  const { queries } = useApi();
  const [offset, setOffset] = useState(0);
  const page = useQuery({
    ...queries.committees.findBills.queryOptions({ input: { fusionId, offset, pageSize: LIMITS.sponsoredBillsPage } }),
    placeholderData: keepPreviousData,
  });
  return { page, offset, setOffset };
}
