import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '../../../shared/api/api-client.ts';
import { useApi } from '../../../shared/api/api-context.tsx';
import { sortOf, type StakeholdersSearch } from '../model/stakeholders-search.ts';

export type StakeholdersAnswer = Awaited<ReturnType<ApiClient['stakeholders']['search']>>;
export type StakeholderHit = StakeholdersAnswer['results'][number];

export const STAKEHOLDERS_PAGE = 25;

const listOf = <Value>(value: Value | undefined): Value[] => (value === undefined ? [] : [value]);

/** Which stakeholders the address asks for, in which order. */
export function stakeholderList(search: StakeholdersSearch) {
  return {
    searchModel: {
      datasetTypes: listOf(search.type),
      rawTextSearch: search.words ?? '',
      genericSearch: { byLocation: listOf(search.place) },
      entityMetadata: { tagIds: listOf(search.tag), projectIds: listOf(search.project) },
    },
    people: {
      ...{ chambers: listOf(search.chamber), roles: listOf(search.role), parties: listOf(search.party) },
      committeeIds: listOf(search.committee),
    },
    sort: sortOf(search),
  };
}

/** What the address asks for: three of each type while no type is chosen, else a page. */
export function useStakeholders(search: StakeholdersSearch) {
  const { queries } = useApi();
  return useQuery({
    ...queries.stakeholders.search.queryOptions({
      input: {
        ...stakeholderList(search),
        grouped: search.type === undefined,
        skip: ((search.page ?? 1) - 1) * STAKEHOLDERS_PAGE,
        limit: STAKEHOLDERS_PAGE,
      },
    }),
    placeholderData: keepPreviousData,
  });
}
