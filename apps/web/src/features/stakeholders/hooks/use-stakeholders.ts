import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '../../../shared/api/api-client.ts';
import { useApi } from '../../../shared/api/api-context.tsx';
import { sortOf, type StakeholdersSearch } from '../model/stakeholders-search.ts';

export type StakeholdersAnswer = Awaited<ReturnType<ApiClient['stakeholders']['search']>>;
export type StakeholderHit = StakeholdersAnswer['results'][number];

export const STAKEHOLDERS_PAGE_SIZE = 25;

const listOf = <Value>(value: Value | undefined): Value[] => (value === undefined ? [] : [value]);

/** Converts the search parameters to the query for stakeholders and their order. */
export function stakeholderList(search: StakeholdersSearch) {
  return {
    searchModel: {
      datasetTypes: listOf(search.type),
      rawTextSearch: search.words ?? '',
      genericSearch: { byLocation: listOf(search.place) },
      entityMetadata: { tagIds: listOf(search.tag), projectIds: listOf(search.project) },
    },
    people: {
      chambers: listOf(search.chamber),
      roles: listOf(search.role),
      parties: listOf(search.party),
      committeeIds: listOf(search.committee),
    },
    sort: sortOf(search),
  };
}

/** Fetches three stakeholders of each type or, if a type is chosen, a page of that type. */
export function useStakeholders(search: StakeholdersSearch) {
  const { queries } = useApi();
  return useQuery({
    ...queries.stakeholders.search.queryOptions({
      input: {
        ...stakeholderList(search),
        grouped: search.type === undefined,
        skip: ((search.page ?? 1) - 1) * STAKEHOLDERS_PAGE_SIZE,
        limit: STAKEHOLDERS_PAGE_SIZE,
      },
    }),
    placeholderData: keepPreviousData,
  });
}
