import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import type { LinkedEntityDetail, LinkedEntityType } from '@rotunda/contract';
import { DELAYS_MS, LIMITS } from '@rotunda/contract/values';
import { useState } from 'react';
import { useApi } from '../api/api-context.tsx';
import { useDebounced } from '../hooks/use-debounced.ts';

export type LinkedEntitySearchType = 'Discover' | 'Stakeholder';

export interface FoundGroup {
  documentType: LinkedEntityType;
  results: LinkedEntityDetail[];
  total: number;
  atTotalLimit: boolean;
}

export interface LinkedEntitySearch {
  groups: readonly FoundGroup[];
  isPending: boolean;
  error: unknown;
  /** Loads the next ten of a group. */
  showMore: (documentType: LinkedEntityType) => void;
}

interface FurtherPages {
  /** Search that these counts belong to. Another text starts with the first ten again. */
  of: string;
  counts: ReadonlyMap<LinkedEntityType, number>;
}

/**
 * Searches documents for a picker, debounced by 500 ms (LNK-01). A search is aborted when the text changes, because its
 * query is no longer observed.
 */
export function useLinkedEntitySearch(text: string, searchType: LinkedEntitySearchType): LinkedEntitySearch {
  const { queries } = useApi();
  const searchText = useDebounced(text.trim(), DELAYS_MS.linkedEntitySearch);
  const [further, setFurther] = useState<FurtherPages>({ of: '', counts: new Map() });
  const key = `${searchType} ${searchText}`;
  const counts = further.of === key ? further.counts : new Map<LinkedEntityType, number>();
  const limit = LIMITS.linkedEntityResults;
  const first = useQuery({
    ...queries.linkedEntities.search.queryOptions({
      input: { searchText, searchType, paginationArgs: { skip: 0, limit } },
    }),
    enabled: searchText !== '',
    placeholderData: keepPreviousData,
  });
  const wanted = [...counts].flatMap(([documentType, pages]) =>
    Array.from({ length: pages }, (_, index) => ({ documentType, skip: (index + 1) * limit })),
  );
  const pages = useQueries({
    queries: wanted.map(({ documentType, skip }) =>
      queries.linkedEntities.search.queryOptions({
        input: { searchText, searchType, documentType, paginationArgs: { skip, limit } },
      }),
    ),
  });
  const more = pages.flatMap((page) => page.data?.groups ?? []);
  const groups = (searchText === '' ? [] : (first.data?.groups ?? [])).map((group) => ({
    ...group,
    results: [group, ...more.filter((page) => page.documentType === group.documentType)].flatMap(
      (page) => page.results,
    ),
  }));
  return {
    groups,
    isPending: text.trim() !== '' && (text.trim() !== searchText || first.isFetching),
    error: first.error ?? pages.find((page) => page.error)?.error ?? null,
    showMore: (documentType) =>
      setFurther({ of: key, counts: new Map([...counts, [documentType, (counts.get(documentType) ?? 0) + 1]]) }),
  };
}
