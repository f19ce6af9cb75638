import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { DELAYS_MS } from '@rotunda/contract/values';
import { useApi } from '../../../shared/api/api-context.tsx';
import { useDebounced } from '../../../shared/hooks/use-debounced.ts';

/** Maximum number of organizations offered while the user types a name. */
const OFFERED = 10;

/** Searches uploaded organizations for words that begin with the typed text; finds none for an empty text. */
export function useOrganizationSearch(typed: string) {
  const { queries } = useApi();
  const searchText = useDebounced(typed.trim(), DELAYS_MS.searchBox);
  const input = searchText === '' ? skipToken : ({ searchText, documentType: 'CustomOrg', limit: OFFERED } as const);
  const { data } = useQuery({
    ...queries.customContacts.find.queryOptions({ input }),
    placeholderData: keepPreviousData,
  });
  return searchText === '' ? [] : (data?.results ?? []);
}
