import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { LIMITS } from '@rotunda/contract/values';
import { useState } from 'react';
import type { ApiClient } from '../../../shared/api/api-client.ts';
import { useApi } from '../../../shared/api/api-context.tsx';

export type SponsoredBill = Awaited<ReturnType<ApiClient['stakeholders']['findSponsoredBills']>>['results'][number];

/** Fetches the bills a person sponsors by page. The current page stays visible while the next one loads. */
export function useSponsoredBills(fullSourceId: string) {
  const { queries } = useApi();
  const [offset, setOffset] = useState(0);
  const [pageSize, setPageSize] = useState<number>(LIMITS.sponsoredBillsPage);
  const page = useQuery({
    ...queries.stakeholders.findSponsoredBills.queryOptions({ input: { fullSourceId, offset, pageSize } }),
    placeholderData: keepPreviousData,
  });
  const choosePageSize = (size: number) => {
    setPageSize(size);
    setOffset(0);
  };
  return { page, offset, setOffset, pageSize, choosePageSize };
}
