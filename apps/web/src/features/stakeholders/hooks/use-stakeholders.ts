import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '../../../shared/api/api-client.ts';
import { useApi } from '../../../shared/api/api-context.tsx';
import { getSort, type StakeholdersSearch } from '../model/stakeholders-search.ts';

export type StakeholdersAnswer = Awaited<ReturnType<ApiClient['stakeholders']['search']>>;
export type StakeholderHit = StakeholdersAnswer['results'][number];

export const STAKEHOLDERS_PAGE_SIZE = 25;

const buildList = <Value>(value: Value | undefined): Value[] => (value === undefined ? [] : [value]);

/** Converts the search parameters to the query for stakeholders and their order. */
export function stakeholderList(search: StakeholdersSearch) {
  return {
    searchModel: {
      datasetTypes: buildList(search.type),
      rawTextSearch: search.words ?? '',
      genericSearch: { byLocation: buildList(search.place) },
      entityMetadata: { tagIds: buildList(search.tag), projectIds: buildList(search.project) },
    },
    people: {
      chambers: buildList(search.chamber),
      roles: buildList(search.role),
      parties: buildList(search.party),
      committeeIds: buildList(search.committee),
    },
    sort: getSort(search),
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
