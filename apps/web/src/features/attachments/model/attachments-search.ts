import type { AttachmentFilters, LinkedEntity } from '@rotunda/contract';
import { ALL_PROJECTS, ATTACHMENT_PAGE_SIZES, ATTACHMENT_SORTS } from '@rotunda/contract/values';

type SortField = (typeof ATTACHMENT_SORTS)[number];
export type AttachmentSort = `${SortField}_${'asc' | 'desc'}`;

/** What the address of an attachment list keeps, so that a link, a reload and Back show the same. */
export interface AttachmentsSearch {
  /** The attachment in the flyout. */
  open?: string;
  /** A file to save at once: what a copied download link asks for. */
  download?: string;
  text?: string;
  /** Created last first when absent. */
  sort?: AttachmentSort;
  /** From 1, and 1 when absent. */
  page?: number;
  /** Ten when absent. */
  size?: number;
  filters?: Omit<AttachmentFilters, 'searchText'>;
}

/** One change at a time; null takes a value away. */
export type AttachmentsSearchChanges = { [K in keyof AttachmentsSearch]?: AttachmentsSearch[K] | null };

/** What a list embedded in a project or a document is limited to. */
export type AttachmentsScope = { projectId: string } | { entity: LinkedEntity };

export const DEFAULT_SORT: AttachmentSort = 'createdAt_desc';
export const SORT_LABELS: Readonly<Record<AttachmentSort, string>> = {
  createdAt_desc: 'Newest first',
  createdAt_asc: 'Oldest first',
  lastUpdatedAt_desc: 'Updated last',
  lastUpdatedAt_asc: 'Updated first',
  title_asc: 'Title, A to Z',
  title_desc: 'Title, Z to A',
};
const [DEFAULT_SIZE] = ATTACHMENT_PAGE_SIZES;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isSort = (value: unknown): value is AttachmentSort =>
  typeof value === 'string' && Object.hasOwn(SORT_LABELS, value);
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** The names of the filters; the server checks what they hold. */
const LIST_FILTERS = ['attachmentTypes', 'tagIds', 'projectIds', 'creators', 'linkedEntities'] as const;

function readFilters(value: unknown): AttachmentsSearch['filters'] {
  if (!isRecord(value)) return undefined;
  const filters: Record<string, unknown> = {};
  for (const name of LIST_FILTERS) {
    const list = value[name];
    const isAllProjects = name === 'projectIds' && list === ALL_PROJECTS;
    if (isAllProjects || (Array.isArray(list) && list.length > 0)) filters[name] = list;
  }
  for (const name of ['startDate', 'endDate'] as const) {
    if (typeof value[name] === 'number') filters[name] = value[name];
  }
  return Object.keys(filters).length === 0 ? undefined : filters;
}

/** Reads an address. What is not understood is left out: an old or mistyped link still opens the list. */
export function readAttachmentsSearch(address: Record<string, unknown>): AttachmentsSearch {
  const { open, download, text, sort, page, size } = address;
  const filters = readFilters(address['filters']);
  const isSize = ATTACHMENT_PAGE_SIZES.some((one) => one === size) && size !== DEFAULT_SIZE;
  return {
    ...(isText(open) ? { open } : {}),
    ...(isText(download) ? { download } : {}),
    ...(isText(text) ? { text } : {}),
    ...(isSort(sort) && sort !== DEFAULT_SORT ? { sort } : {}),
    ...(typeof page === 'number' && Number.isInteger(page) && page > 1 ? { page } : {}),
    ...(typeof size === 'number' && isSize ? { size } : {}),
    ...(filters === undefined ? {} : { filters }),
  };
}

/** Any of these makes another list, which begins with its first page (S1 §4). */
const LIST_PARTS = ['text', 'filters', 'sort', 'size'] as const;

/** The address after a change. */
export function changeAttachmentsSearch(
  search: AttachmentsSearch,
  changes: AttachmentsSearchChanges,
): AttachmentsSearch {
  const isOtherList = LIST_PARTS.some((part) => part in changes);
  return readAttachmentsSearch({ ...search, ...(isOtherList ? { page: null } : {}), ...changes });
}

/** What the list is asked for. */
export function toAttachmentsRequest(search: AttachmentsSearch, scope: AttachmentsScope | null) {
  const sort = search.sort ?? DEFAULT_SORT;
  const by = ATTACHMENT_SORTS.find((field) => sort.startsWith(`${field}_`)) ?? 'createdAt';
  const order = sort.endsWith('_asc') ? ('asc' as const) : ('desc' as const);
  const filters: AttachmentFilters = {
    ...search.filters,
    ...(search.text === undefined ? {} : { searchText: search.text }),
    ...limitsOf(scope),
  };
  return { filters, sort: { by, order }, page: search.page ?? 1, limit: search.size ?? DEFAULT_SIZE };
}

function limitsOf(scope: AttachmentsScope | null): AttachmentFilters {
  if (scope === null) return {};
  return 'projectId' in scope ? { projectIds: [scope.projectId] } : { linkedEntities: [scope.entity] };
}
