import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../shared/api/api-context.tsx';
import type { ApiClient } from '../../../shared/api/api-client.ts';
import type { toAttachmentsRequest } from '../model/attachments-search.ts';

export type ShownAttachment = Awaited<ReturnType<ApiClient['attachments']['find']>>['results'][number];

/** Fetches one page of a list. The previous page stays until the next one is loaded. */
export function useAttachments(request: ReturnType<typeof toAttachmentsRequest>, isEnabled = true) {
  const { queries } = useApi();
  return useQuery({
    ...queries.attachments.find.queryOptions({ input: request }),
    placeholderData: keepPreviousData,
    enabled: isEnabled,
  });
}
