import { useQuery } from '@tanstack/react-query';
import type { ApiClient } from '../../../shared/api/api-client.ts';
import { useApi } from '../../../shared/api/api-context.tsx';

type Answer = Awaited<ReturnType<ApiClient['documents']['getPresidentialAction']>>;
/** A presidential document, as sent in JSON. */
export type PresidentialAction = Answer['presidentialAction'];
export type PresidentialAnalysis = NonNullable<Answer['analysis']>;
export type CitedCode = PresidentialAnalysis['codes'][number];

/** Fetches the document with its analysis. Each component that shows it loads it. */
export function usePresidentialAction(fusionId: string) {
  const { queries } = useApi();
  return useQuery(queries.documents.getPresidentialAction.queryOptions({ input: { id: fusionId } }));
}
