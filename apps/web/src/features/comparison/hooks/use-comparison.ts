import { useQuery } from '@tanstack/react-query';
import type { ComparedSectionRows } from '@rotunda/contract';
import { useApi } from '../../../shared/api/api-context.tsx';
import type { ComparedBills } from '../model/comparison-selection.ts';

/** What differs between two versions, by section. */
export function useComparison(bills: ComparedBills) {
  const { queries } = useApi();
  return useQuery({ ...queries.comparison.compare.queryOptions({ input: bills }), staleTime: Infinity });
}

export interface SectionRequest {
  bills: ComparedBills;
  /** Of the comparison that named the sections. */
  state: string;
  /** Sections that are read together; the same for each of them. */
  keys: readonly string[];
}

/** The words of a section, read with its neighbors. */
export function useSectionRows({ bills, state, keys }: SectionRequest, key: string) {
  const { queries } = useApi();
  const input = { ...bills, state, keys: [...keys] };
  const rowsOf = (sections: readonly ComparedSectionRows[]) => sections.find((one) => one.key === key)?.rows ?? [];
  return useQuery({
    ...queries.comparison.readSections.queryOptions({ input }),
    select: rowsOf,
    staleTime: Infinity,
  });
}
