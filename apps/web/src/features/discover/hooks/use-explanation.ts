import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { SearchModel } from '@rotunda/contract';
import { DELAYS_MS } from '@rotunda/contract/values';
import { toApiFault, type ApiFault } from '../../../shared/api/api-fault.ts';
import { useApi } from '../../../shared/api/api-context.tsx';
import { countsOf } from '../../../shared/api/refetch-decisions.ts';
import { useDebounced } from '../../../shared/hooks/use-debounced.ts';
import { explanationInput } from './use-search-results.ts';

export interface Explanation {
  /** Null while unknown. */
  total: number | null;
  atTotalLimit: boolean;
  /** The text in plain words. */
  words: string | null;
  /** Why it cannot be understood, and where. */
  fault: ApiFault | null;
}

const NOTHING: Explanation = { total: null, atTotalLimit: false, words: null, fault: null };

/**
 * What the text in the box would find, counted while it is typed once it has rested for 120 ms (SEA-13). The text in
 * force is explained by the search itself, and asked about only where that failed.
 */
export function useExplanation(searchModel: SearchModel, typed: string, isSearching: boolean): Explanation {
  const { queries } = useApi();
  const rested = useDebounced(typed, DELAYS_MS.searchBox);
  const isInForce = typed === searchModel.rawTextSearch;
  const answer = useQuery({
    ...queries.discover.explain.queryOptions({ input: explanationInput(searchModel, isInForce ? typed : rested) }),
    enabled: isInForce ? !isSearching : rested === typed,
    placeholderData: keepPreviousData,
    retry: false,
    meta: countsOf(searchModel),
  });
  if (answer.isError) {
    const fault = toApiFault(answer.error);
    return { ...NOTHING, fault: fault.code === 'QUERY_FAULT' ? fault : null };
  }
  if (answer.data === undefined) return NOTHING;
  const { total, atTotalLimit, understood } = answer.data;
  return { total, atTotalLimit, words: understood.explanation, fault: null };
}
