import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { DELAYS_MS } from '@rotunda/contract/values';
import { useApi } from '../../../shared/api/api-context.tsx';
import { useDebounced } from '../../../shared/hooks/use-debounced.ts';

/** Committees offered at once. */
const OFFERED = 20;

export interface CommitteeChoice {
  fusionId: string;
  name: string;
  /** Where it belongs: two legislatures have a committee of the same name. */
  place: string;
}

/** Committees whose words are as typed, the first by name for none, and the name of the one that is chosen. */
export function useCommitteeChoices(typed: string, isOpen: boolean, chosenId: string | undefined) {
  const { queries } = useApi();
  const rawTextSearch = useDebounced(typed.trim(), DELAYS_MS.searchBox);
  const searchModel = { datasetTypes: ['Committee' as const], rawTextSearch };
  const sort = rawTextSearch === '' ? ('name' as const) : ('relevance' as const);
  const { data } = useQuery({
    ...queries.stakeholders.search.queryOptions({
      input: isOpen ? { searchModel, sort, limit: OFFERED } : skipToken,
    }),
    placeholderData: keepPreviousData,
  });
  const chosen = useQuery(
    queries.committees.get.queryOptions({ input: chosenId === undefined ? skipToken : { fusionId: chosenId } }),
  );
  return {
    choices: (data?.results ?? []).map(({ fusionId, title, localityName, byline }): CommitteeChoice => ({
      ...{ fusionId, name: title },
      place: [byline, localityName].filter(Boolean).join(' · '),
    })),
    chosenName: chosen.data?.title ?? null,
  };
}
