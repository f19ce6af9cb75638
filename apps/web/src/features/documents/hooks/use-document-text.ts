import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '../../../shared/api/api-client.ts';
import { useApi } from '../../../shared/api/api-context.tsx';

export type DocumentText = Awaited<ReturnType<ApiClient['documents']['getLegislationText']>>;
export type DocumentTextSection = DocumentText['sections'][number];

export interface TextRequest {
  kind: 'legislation' | 'regulation' | 'presidential-action' | 'schedule';
  fusionId: string;
  /** The current version when absent. */
  version: string | undefined;
  /** Words to mark. */
  find: string;
}

/** A version's text with the matches of `find`; the text stays while other words are looked for. */
export function useDocumentText({ kind, fusionId, version, find }: TextRequest) {
  const { queries } = useApi();
  const input = {
    id: fusionId,
    ...(version ? { fnDocumentId: version } : {}),
    ...(find.trim() ? { query: find.trim() } : {}),
  };
  const { getLegislationText, getRegulationText, getPresidentialActionText, getScheduleText } = queries.documents;
  const calls = {
    legislation: getLegislationText,
    regulation: getRegulationText,
    'presidential-action': getPresidentialActionText,
    schedule: getScheduleText,
  };
  const options = calls[kind].queryOptions({ input });
  return useQuery({
    ...options,
    placeholderData: keepPreviousData,
    staleTime: 5 * 60_000,
    // A text of 2 MB is not kept for every word that was looked for.
    gcTime: 60_000,
  });
}
