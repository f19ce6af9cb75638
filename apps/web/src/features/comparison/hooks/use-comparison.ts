import { useQuery } from '@tanstack/react-query';
import type { ComparedSectionRows } from '@rotunda/contract';
import type { ApiQueries } from '../../../shared/api/api-client.ts';
import { useApi } from '../../../shared/api/api-context.tsx';
import type { ComparedBills } from '../model/comparison-selection.ts';
import { withoutEdits } from '../model/without-edits.ts';

/** Fetches the differences between two versions, by section. */
export function useComparison(bills: ComparedBills) {
  const { queries } = useApi();
  return useQuery({
    ...queries.comparison.compare.queryOptions({ input: bills }),
    staleTime: Infinity,
    select: withoutEdits,
  });
}

export interface SectionRequest {
  bills: ComparedBills;
  /** State of the comparison that named the sections. */
  state: string;
  /** Keys of the sections that are fetched together; the same for each of them. */
  keys: readonly string[];
}

/**
 * Returns the query for sections that are fetched together. Its result stays valid, because one state of two texts has
 * one comparison.
 */
export function sectionRowsQuery(queries: ApiQueries, { bills, state, keys }: SectionRequest) {
  const input = { ...bills, state, keys: [...keys] };
  return queries.comparison.readSections.queryOptions({ input, staleTime: Infinity });
}

/** Fetches the words of a section together with its neighbors. */
export function useSectionRows(request: SectionRequest, key: string) {
  const { queries } = useApi();
  const rowsOf = (sections: readonly ComparedSectionRows[]) => sections.find((one) => one.key === key)?.rows ?? [];
  return useQuery({ ...sectionRowsQuery(queries, request), select: rowsOf });
}
