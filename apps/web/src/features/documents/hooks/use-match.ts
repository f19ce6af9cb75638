import { useQuery } from '@tanstack/react-query';
import type { SearchModelInput } from '@rotunda/contract';
import type { ApiClient } from '../../../shared/api/api-client.ts';
import { useApi } from '../../../shared/api/api-context.tsx';

/** What a document is explained by: the search in Discover, or the saved ones behind an alert. */
export type MatchedBy = { searchModel: SearchModelInput } | { savedSearchIds: readonly string[] };

export type MatchExplanation = Awaited<ReturnType<ApiClient['discover']['explainMatch']>>;
export type MatchedPassage = MatchExplanation['passages'][number];

/** Every passage of a document a search matched (ALR-10). Nothing is asked without a search. */
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
    // The fallback text stands in its place at once; asking again would only keep it waiting.
    retry: false,
  });
}
