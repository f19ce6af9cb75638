import { useQuery } from '@tanstack/react-query';
import type { ApiClient } from '../../../shared/api/api-client.ts';
import { useApi } from '../../../shared/api/api-context.tsx';

/** A post, as sent in JSON. */
export type SocialPost = Awaited<ReturnType<ApiClient['documents']['getSocialPost']>>;

export function useSocialPost(fusionId: string) {
  const { queries } = useApi();
  return useQuery(queries.documents.getSocialPost.queryOptions({ input: { id: fusionId } }));
}
