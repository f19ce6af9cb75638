import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '../../../shared/api/api-client.ts';
import { useApi } from '../../../shared/api/api-context.tsx';

export type DocumentText = Awaited<ReturnType<ApiClient['documents']['getLegislationText']>>;
export type DocumentTextSection = DocumentText['sections'][number];

export interface TextRequest {
  kind: 'legislation' | 'regulation' | 'presidential-action' | 'schedule';
  fusionId: string;
  /** The current version if undefined. */
  version: string | undefined;
  /** Words to mark. */
  find: string;
}

/** Fetches a version's text with the matches of `find`. The text stays while other words are being searched for. */
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
    // Texts can be 2 MB, so they are not cached for long for every query.
    gcTime: 60_000,
  });
}
