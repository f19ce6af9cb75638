import { useQuery } from '@tanstack/react-query';
import type { SearchModel } from '@rotunda/contract';
import type { ApiClient } from '../../../shared/api/api-client.ts';
import { useApi } from '../../../shared/api/api-context.tsx';

/** Which search a document is explained by: the one in Discover, or the saved one behind an alert. */
export type MatchedBy = { searchModel: SearchModel } | { savedSearchId: string };

export type MatchExplanation = Awaited<ReturnType<ApiClient['discover']['explainMatch']>>;
export type MatchedPassage = MatchExplanation['passages'][number];

/** Every passage of a document its search matched (ALR-10). Nothing is asked without a search. */
export function useMatch(fusionId: string, matchedBy: MatchedBy | null) {
  const { queries } = useApi();
  const input =
    matchedBy === null
      ? { fusionId }
      : 'savedSearchId' in matchedBy
        ? { fusionId, savedSearchId: matchedBy.savedSearchId }
        : { fusionId, searchModel: matchedBy.searchModel };
  return useQuery({
    ...queries.discover.explainMatch.queryOptions({ input }),
    enabled: matchedBy !== null,
    // The fallback text stands in its place at once; asking again would only keep it waiting.
    retry: false,
  });
}
