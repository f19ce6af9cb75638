import { useQuery } from '@tanstack/react-query';
import type { ApiClient } from '../../../shared/api/api-client.ts';
import { useApi } from '../../../shared/api/api-context.tsx';

/** An article, as sent in JSON. */
export type News = Awaited<ReturnType<ApiClient['documents']['getNews']>>;

export function useNews(fusionId: string) {
  const { queries } = useApi();
  return useQuery(queries.documents.getNews.queryOptions({ input: { id: fusionId } }));
}
