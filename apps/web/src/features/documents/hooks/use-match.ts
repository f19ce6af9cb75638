import { useQuery } from '@tanstack/react-query';
import type { SearchModelInput } from '@rotunda/contract';
import type { ApiClient } from '../../../shared/api/api-client.ts';
import { useApi } from '../../../shared/api/api-context.tsx';

/** What explains a document's match: the search in Discover, or the saved searches behind an alert. */
export type MatchedBy = { searchModel: SearchModelInput } | { savedSearchIds: readonly string[] };

export type MatchExplanation = Awaited<ReturnType<ApiClient['discover']['explainMatch']>>;
export type MatchedPassage = MatchExplanation['passages'][number];

/** Fetches every passage of a document that a search matched (ALR-10). Fetches nothing without a search. */
export function useMatch(fusionId: string, matchedBy: MatchedBy | null) {
  const { queries } = useApi();
  const input =
    matchedBy === null
      ? { fusionId }
      : 'savedSearchIds' in matchedBy
        ? { fusionId, savedSearchIds: [...matchedBy.savedSearchIds] }
        : { fusionId, searchModel: matchedBy.searchModel };
  return useQuery({
    ...queries.discover.explainMatch.queryOptions({ input }),
    enabled: matchedBy !== null,
    // The fallback text is shown immediately, and a retry would only delay it.
    retry: false,
  });
}
