import { DOCUMENT_TYPES, type DocumentType } from '@rotunda/domain';
import { FLYOUT_TABS } from '../../../shared/documents/flyout-tabs.ts';

export const DISCOVER_SORTS = ['relevance', 'date'] as const;
export type DiscoverSort = (typeof DISCOVER_SORTS)[number];

/** Everything that Discover keeps in the address, so that Back, a reload and a colleague see the same. */
export interface DiscoverSearch {
  /** The search model without its defaults; read by `readSearchModel`. */
  filters?: Record<string, unknown>;
  sort?: 'date';
  /** Page number, starting at 1; absent on the first page. */
  page?: number;
  /** Document in the flyout. */
  open?: string;
  openType?: DocumentType;
  /** Tab of the flyout by fixed index (FLY-01). */
  tab?: number;
  /** `1` for a single list even though all types are searched. */
  list?: 1;
  /** Id of the saved alert whose search is being edited. */
  alert?: string;
}

/** Key that keeps filters that could not be read at all, so that a reload and a colleague see the same message. */
export const UNREADABLE = 'unreadable';
const MAX_UNREADABLE = 200;

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A truncated or mistyped list of filters is text to the router. Without it, the search would find everything. */
function getFilters(filters: unknown): Pick<DiscoverSearch, 'filters'> {
  if (filters === undefined || filters === null) return {};
  if (!isRecord(filters)) return { filters: { [UNREADABLE]: JSON.stringify(filters).slice(0, MAX_UNREADABLE) } };
  return Object.keys(filters).length > 0 ? { filters } : {};
}

/** Reads the search from an address and ignores anything that is not valid in it. */
export function readDiscoverSearch(search: Record<string, unknown>): DiscoverSearch {
  const { filters, page, open, tab, alert } = search;
  const openType = DOCUMENT_TYPES.find((type) => type === search['openType']);
  const openId = typeof open === 'string' || typeof open === 'number' ? String(open) : '';
  const isPage = typeof page === 'number' && Number.isSafeInteger(page) && page > 1 && page <= 10_000;
  return {
    ...getFilters(filters),
    ...(search['sort'] === 'date' ? { sort: 'date' } : {}),
    ...(isPage ? { page } : {}),
    ...(openId !== '' && openId.length <= 200 && openType ? { open: openId, openType } : {}),
    ...(FLYOUT_TABS.some((known) => known === tab) ? { tab: Number(tab) } : {}),
    ...(search['list'] === 1 ? { list: 1 } : {}),
    ...(typeof alert === 'string' && UUID.test(alert) ? { alert } : {}),
  };
}
