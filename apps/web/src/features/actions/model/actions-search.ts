import type { ActionFilters } from '@rotunda/contract';
import { ACTION_SORTS, LIMITS } from '@rotunda/contract/values';

type SortField = (typeof ACTION_SORTS)[number];
export type ActionSort = `${SortField}_${'asc' | 'desc'}`;

/** What the address of an action list keeps, so that a link, a reload and Back show the same. */
export interface ActionsSearch {
  /** The action in the flyout. */
  open?: string;
  /** Most recent first when absent. */
  sort?: ActionSort;
  /** Actions on a page; ten when absent. */
  size?: number;
  filters?: ActionFilters;
}

/** One change at a time; null takes a value away. */
export type ActionsSearchChanges = { [K in keyof ActionsSearch]?: ActionsSearch[K] | null };

export const DEFAULT_SORT: ActionSort = 'startTime_desc';
/** The order they are offered in (S1 §9: most or least recent and others). */
export const SORT_LABELS: Readonly<Record<ActionSort, string>> = {
  startTime_desc: 'Most recent',
  startTime_asc: 'Least recent',
  name_asc: 'Name, A to Z',
  name_desc: 'Name, Z to A',
  type_asc: 'Type, A to Z',
  type_desc: 'Type, Z to A',
  createdAt_desc: 'Newest first',
  createdAt_asc: 'Oldest first',
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isSort = (value: unknown): value is ActionSort => typeof value === 'string' && Object.hasOwn(SORT_LABELS, value);

/** The names of the filters; the server checks what they hold. */
const LIST_FILTERS = ['tags', 'projects', 'attendees', 'actionTypes', 'creators', 'linkedEntities'] as const;

function readFilters(value: unknown): ActionFilters | undefined {
  if (!isRecord(value)) return undefined;
  const filters: Record<string, unknown> = {};
  if (typeof value['textSearch'] === 'string' && value['textSearch'] !== '')
    filters['textSearch'] = value['textSearch'];
  for (const name of LIST_FILTERS) {
    const list = value[name];
    if (Array.isArray(list) && list.length > 0) filters[name] = list;
  }
  for (const name of ['startTime', 'endTime'] as const) if (isRecord(value[name])) filters[name] = value[name];
  return Object.keys(filters).length === 0 ? undefined : filters;
}

/** Reads an address. What is not understood is left out: an old or mistyped link still opens the list. */
export function readActionsSearch({ open, sort, size, filters }: Record<string, unknown>): ActionsSearch {
  const known = readFilters(filters);
  return {
    ...(typeof open === 'string' && open !== '' ? { open } : {}),
    ...(isSort(sort) && sort !== DEFAULT_SORT ? { sort } : {}),
    ...(typeof size === 'number' &&
    LIMITS.actionPageSizes.some((one) => one === size) &&
    size !== LIMITS.actionsPageSize
      ? { size }
      : {}),
    ...(known === undefined ? {} : { filters: known }),
  };
}

/** The address after a change; other filters close the flyout, whose action may not be in the list any more. */
export function changeActionsSearch(search: ActionsSearch, changes: ActionsSearchChanges): ActionsSearch {
  const base = 'filters' in changes ? { ...search, open: null } : search;
  return readActionsSearch({ ...base, ...changes });
}

/** What one part of the list is asked for, without where it begins. */
export function toActionsRequest(search: ActionsSearch, scope: string | null) {
  const [sortBy, sortOrder] = splitSort(search.sort ?? DEFAULT_SORT);
  const filters = search.filters ?? {};
  return {
    limit: search.size ?? LIMITS.actionsPageSize,
    sortBy,
    sortOrder,
    filters: scope === null ? filters : { ...filters, projects: [scope] },
  };
}
export type ActionsRequest = ReturnType<typeof toActionsRequest>;

function splitSort(sort: ActionSort): [SortField, 'asc' | 'desc'] {
  const field = ACTION_SORTS.find((one) => sort.startsWith(`${one}_`)) ?? 'startTime';
  return [field, sort.endsWith('_asc') ? 'asc' : 'desc'];
}
