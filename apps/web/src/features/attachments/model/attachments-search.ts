import type { AttachmentFilters, LinkedEntity } from '@rotunda/contract';
import { ALL_PROJECTS, ATTACHMENT_PAGE_SIZES, ATTACHMENT_SORTS } from '@rotunda/contract/values';
import {
  createListSearch,
  parameter,
  type Parameter,
  type SearchChanges,
} from '../../../shared/records/list-search.ts';

type SortField = (typeof ATTACHMENT_SORTS)[number];
export type AttachmentSort = `${SortField}_${'asc' | 'desc'}`;

/** What a list embedded in a project or document is limited to. */
export type AttachmentsScope = { projectId: string } | { entity: LinkedEntity };

export const DEFAULT_SORT: AttachmentSort = 'createdAt_desc';
export const SORT_LABELS: Readonly<Record<AttachmentSort, string>> = {
  createdAt_desc: 'Added last',
  createdAt_asc: 'Added first',
  lastUpdatedAt_desc: 'Updated last',
  lastUpdatedAt_asc: 'Updated first',
  title_asc: 'Title, A to Z',
  title_desc: 'Title, Z to A',
};
const [DEFAULT_SIZE] = ATTACHMENT_PAGE_SIZES;

const isSort = (value: string): value is AttachmentSort => Object.hasOwn(SORT_LABELS, value);
const SORTS = Object.keys(SORT_LABELS).filter(isSort);

/** The server validates the filter values. */
const attachmentFilters: Parameter<Omit<AttachmentFilters, 'searchText'>> = parameter.filters({
  attachmentTypes: parameter.list,
  tagIds: parameter.list,
  projectIds: parameter.listOr(ALL_PROJECTS),
  creators: parameter.list,
  linkedEntities: parameter.list,
  startDate: parameter.number,
  endDate: parameter.number,
});

/** What an attachment list keeps in the address. A different list starts at its first page (ATT-01). */
export const { read: readAttachmentsSearch, change: changeAttachmentsSearch } = createListSearch(
  {
    /** The attachment in the flyout. */
    open: parameter.name,
    /** File to download immediately, as requested by a copied download link. */
    download: parameter.name,
    text: parameter.words,
    sort: parameter.oneOf(SORTS, DEFAULT_SORT),
    page: parameter.page,
    size: parameter.oneOf<number>(ATTACHMENT_PAGE_SIZES, DEFAULT_SIZE),
    filters: attachmentFilters,
  },
  { list: ['text', 'filters', 'sort', 'size'], within: ['page'] },
);
export type AttachmentsSearch = ReturnType<typeof readAttachmentsSearch>;
export type AttachmentsSearchChanges = SearchChanges<AttachmentsSearch>;

/** Returns the request for the list. */
export function toAttachmentsRequest(search: AttachmentsSearch, scope: AttachmentsScope | null) {
  const sort = search.sort ?? DEFAULT_SORT;
  const by = ATTACHMENT_SORTS.find((field) => sort.startsWith(`${field}_`)) ?? 'createdAt';
  const order = sort.endsWith('_asc') ? ('asc' as const) : ('desc' as const);
  const asked: AttachmentFilters = {
    ...search.filters,
    ...(search.text === undefined ? {} : { searchText: search.text }),
    ...getLimits(scope),
  };
  return { filters: asked, sort: { by, order }, page: search.page ?? 1, limit: search.size ?? DEFAULT_SIZE };
}

function getLimits(scope: AttachmentsScope | null): AttachmentFilters {
  if (scope === null) return {};
  return 'projectId' in scope ? { projectIds: [scope.projectId] } : { linkedEntities: [scope.entity] };
}
