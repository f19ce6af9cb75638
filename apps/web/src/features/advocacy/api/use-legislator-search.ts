import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { DELAYS_MS } from '@rotunda/contract/values';
import { useApi } from '../../../shared/api/api-context.tsx';
import { useDebounced } from '../../../shared/hooks/use-debounced.ts';

/** People offered at once while a name is typed. */
const OFFERED = 10;

/** People whose words are as typed; none for an empty text. */
export function useLegislatorSearch(typed: string) {
  const { queries } = useApi();
  const rawTextSearch = useDebounced(typed.trim(), DELAYS_MS.searchBox);
  const searchModel = { datasetTypes: ['Person' as const], rawTextSearch };
  const input = rawTextSearch === '' ? skipToken : { searchModel, limit: OFFERED };
  const { data } = useQuery({
    ...queries.stakeholders.search.queryOptions({ input }),
    placeholderData: keepPreviousData,
  });
  return rawTextSearch === '' ? [] : (data?.results ?? []);
}
