import { useQuery } from '@tanstack/react-query';
import type { ComparedSectionRows } from '@rotunda/contract';
import { useState } from 'react';
import type { ApiQueries } from '../../../shared/api/api-client.ts';
import { useApi } from '../../../shared/api/api-context.tsx';
import type { ComparedBills } from '../model/comparison-selection.ts';
import { withoutEdits } from '../model/without-edits.ts';

const POLL_INTERVAL_MS = 1000;

/**
 * Compares two versions and fetches the differences, by section. The server compares without this page, so leaving it
 * and returning finds the comparison where it is by then.
 */
export function useComparison(bills: ComparedBills) {
  const { client, queries } = useApi();
  const [isCanceled, setIsCanceled] = useState(false);
  const run = useQuery({
    ...queries.comparison.start.queryOptions({ input: bills }),
    enabled: !isCanceled,
    gcTime: 0,
    staleTime: Infinity,
    refetchInterval: ({ state }) =>
      state.status === 'error' || state.data?.state === 'done' ? false : POLL_INTERVAL_MS,
  });
  const result = useQuery({
    ...queries.comparison.compare.queryOptions({ input: bills }),
    enabled: run.data?.state === 'done',
    staleTime: Infinity,
    select: withoutEdits,
  });
  const failed = run.isError ? run : result;
  return {
    data: result.data,
    /** Undefined until the first answer. */
    progress: run.data,
    error: failed.error,
    onRetry: () => void failed.refetch(),
    isCanceled,
    onCancel: () => {
      setIsCanceled(true);
      // If this fails, the comparison goes on, which harms nobody.
      void client.comparison.cancel(bills).catch(() => undefined);
    },
    onRestart: () => {
      setIsCanceled(false);
      void run.refetch();
    },
  };
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
  const getRows = (sections: readonly ComparedSectionRows[]) => sections.find((one) => one.key === key)?.rows ?? [];
  return useQuery({ ...sectionRowsQuery(queries, request), select: getRows });
}
