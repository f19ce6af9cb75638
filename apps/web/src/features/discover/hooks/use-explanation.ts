import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { SearchModel } from '@rotunda/contract';
import { DELAYS_MS } from '@rotunda/contract/values';
import { type ApiError, type QueryFix, toApiError } from '../../../shared/api/api-error.ts';
import { useApi } from '../../../shared/api/api-context.tsx';
import { getCounts } from '../../../shared/api/refetch-decisions.ts';
import { useDebounced } from '../../../shared/hooks/use-debounced.ts';
import { explanationInput } from './use-search-results.ts';

/** A sentence about part of the text, and what to click instead. */
export interface QueryHint {
  code: string;
  message: string;
  fixes: readonly QueryFix[];
}

export interface Explanation {
  /** Null while unknown. */
  total: number | null;
  atTotalLimit: boolean;
  /** The text explained in plain words. */
  words: string | null;
  /** What means something else than the user may expect. */
  hints: readonly QueryHint[];
  /** Why and where the text cannot be parsed. */
  fault: ApiError | null;
}

const NOTHING: Explanation = { total: null, atTotalLimit: false, words: null, hints: [], fault: null };

/**
 * Counts what the text in the box would find while the user types, debounced by 120 ms (SEA-13). The search itself
 * explains the active text, which is requested separately only if the search failed.
 */
export function useExplanation(searchModel: SearchModel, typed: string, isSearching: boolean): Explanation {
  const { queries } = useApi();
  const rested = useDebounced(typed, DELAYS_MS.searchBox);
  const isActiveText = typed === searchModel.rawTextSearch;
  const answer = useQuery({
    ...queries.discover.explain.queryOptions({ input: explanationInput(searchModel, isActiveText ? typed : rested) }),
    enabled: isActiveText ? !isSearching : rested === typed,
    placeholderData: keepPreviousData,
    retry: false,
    meta: getCounts(searchModel),
  });
  if (answer.isError) {
    const fault = toApiError(answer.error);
    return { ...NOTHING, fault: fault.code === 'QUERY_FAULT' ? fault : null };
  }
  if (answer.data === undefined) return NOTHING;
  const { total, atTotalLimit, understood } = answer.data;
  return { total, atTotalLimit, words: understood.explanation, hints: understood.hints, fault: null };
}
