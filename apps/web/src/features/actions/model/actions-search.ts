import type { ActionFilters } from '@rotunda/contract';
import { ACTION_SORTS, LIMITS } from '@rotunda/contract/values';
import {
  createListSearch,
  parameter,
  type Parameter,
  type SearchChanges,
} from '../../../shared/records/list-search.ts';

type SortField = (typeof ACTION_SORTS)[number];
export type ActionSort = `${SortField}_${'asc' | 'desc'}`;

export const DEFAULT_SORT: ActionSort = 'startTime_desc';
/** Sort options in the order they are offered (ACT-01). */
export const SORT_LABELS: Readonly<Record<ActionSort, string>> = {
  startTime_desc: 'Most recent',
  startTime_asc: 'Least recent',
  name_asc: 'Name, A to Z',
  name_desc: 'Name, Z to A',
  type_asc: 'Type, A to Z',
  type_desc: 'Type, Z to A',
  createdAt_desc: 'Created last',
  createdAt_asc: 'Created first',
};
const isSort = (value: string): value is ActionSort => Object.hasOwn(SORT_LABELS, value);
const SORTS = Object.keys(SORT_LABELS).filter(isSort);

/** The server validates the filter values. */
const actionFilters: Parameter<ActionFilters> = parameter.filters({
  textSearch: parameter.words,
  tags: parameter.list,
  projects: parameter.list,
  attendees: parameter.list,
  actionTypes: parameter.list,
  creators: parameter.list,
  linkedEntities: parameter.list,
  startTime: parameter.record,
  endTime: parameter.record,
});

/**
 * What an action list keeps in the address. Changing the filters closes the flyout, because its action may no longer be
 * in the list.
 */
export const { read: readActionsSearch, change: changeActionsSearch } = createListSearch(
  {
    /** The action in the flyout. */
    open: parameter.name,
    sort: parameter.oneOf(SORTS, DEFAULT_SORT),
    /** Actions per page. */
    size: parameter.oneOf<number>(LIMITS.actionPageSizes, LIMITS.actionsPageSize),
    filters: actionFilters,
  },
  { list: ['filters'], within: ['open'] },
);
export type ActionsSearch = ReturnType<typeof readActionsSearch>;
export type ActionsSearchChanges = SearchChanges<ActionsSearch>;

/** Returns the request for one part of the list, without its offset. */
export function toActionsRequest(search: ActionsSearch, scope: string | null) {
  const [sortBy, sortOrder] = splitSort(search.sort ?? DEFAULT_SORT);
  const { filters: chosen = {} } = search;
  return {
    limit: search.size ?? LIMITS.actionsPageSize,
    sortBy,
    sortOrder,
    filters: scope === null ? chosen : { ...chosen, projects: [scope] },
  };
}
export type ActionsRequest = ReturnType<typeof toActionsRequest>;

function splitSort(sort: ActionSort): [SortField, 'asc' | 'desc'] {
  const field = ACTION_SORTS.find((one) => sort.startsWith(`${one}_`)) ?? 'startTime';
  return [field, sort.endsWith('_asc') ? 'asc' : 'desc'];
}
