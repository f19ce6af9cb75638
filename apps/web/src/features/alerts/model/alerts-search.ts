import { ALERT_SORTS, LIMITS } from '@rotunda/contract/values';
import { DOCUMENT_TYPES, type DocumentType } from '@rotunda/domain';

export type AlertSort = (typeof ALERT_SORTS)[number];
/** The segments above the list; all when absent. */
export type AlertSegment = 'unread' | 'read' | 'irrelevant';

/** What the address of an alert list keeps, so that a link, a reload and Back show the same. */
export interface AlertsSearch {
  project?: string;
  /** Saved search. */
  search?: string;
  type?: DocumentType;
  read?: AlertSegment;
  sort?: AlertSort;
  /** Counted from 1; the first when absent. */
  page?: number;
  /** The document in the flyout and the project it is an alert of. */
  open?: string;
  in?: string;
}

/** One change at a time; null takes a value away. */
export type AlertsSearchChanges = { [K in keyof AlertsSearch]?: AlertsSearch[K] | null };

/** What a page of alerts is asked for; also its name in the cache. */
export interface AlertsRequest {
  projectIds: string[];
  savedSearchIds: string[];
  documentTypes: DocumentType[];
  read: 'all' | 'true' | 'false';
  irrelevant: boolean;
  sort: AlertSort;
  offset: number;
  limit: number;
}

const SEGMENTS: readonly AlertSegment[] = ['unread', 'read', 'irrelevant'];
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const ofList = <Value>(values: readonly Value[], value: unknown) => values.find((one) => one === value);
const idOf = (value: unknown) => (typeof value === 'string' && UUID.test(value) ? value : undefined);
const textOf = (value: unknown) => (typeof value === 'string' && value.length <= 200 ? value : undefined);
const pageOf = (value: unknown) =>
  typeof value === 'number' && Number.isInteger(value) && value > 1 && value < 1_000_000 ? value : undefined;

const withoutEmpty = (search: { [K in keyof AlertsSearch]: AlertsSearch[K] | null | undefined }): AlertsSearch =>
  // Every value was checked above; only the type of "absent" changes.
  Object.fromEntries(
    Object.entries(search).filter(([, value]) => value !== undefined && value !== null),
  ) as AlertsSearch;

/** Reads an address. What is not understood is left out: an old or mistyped link still opens the list. */
export function readAlertsSearch(search: Record<string, unknown>): AlertsSearch {
  return withoutEmpty({
    project: idOf(search['project']),
    search: idOf(search['search']),
    type: ofList(DOCUMENT_TYPES, search['type']),
    read: ofList(SEGMENTS, search['read']),
    sort: ofList(ALERT_SORTS.slice(1), search['sort']),
    page: pageOf(search['page']),
    open: textOf(search['open']),
    in: idOf(search['in']),
  });
}

const STAYS_ON_PAGE: ReadonlySet<string> = new Set(['page', 'open', 'in']);

/** The address after a change. Another filter or order begins at its first page, with the flyout closed. */
export function changeAlertsSearch(search: AlertsSearch, changes: AlertsSearchChanges): AlertsSearch {
  const isOtherList = Object.keys(changes).some((name) => !STAYS_ON_PAGE.has(name));
  const base = isOtherList ? { ...search, page: null, open: null, in: null } : search;
  return withoutEmpty({ ...base, ...changes });
}

/** @param scope project the list is limited to, whatever the address says */
export function toAlertsRequest(search: AlertsSearch, scope: string | null): AlertsRequest {
  const project = scope ?? search.project;
  const limit = LIMITS.alertsPageSize;
  return {
    projectIds: project === undefined ? [] : [project],
    savedSearchIds: search.search === undefined ? [] : [search.search],
    documentTypes: search.type === undefined ? [] : [search.type],
    read: search.read === 'unread' ? 'false' : search.read === 'read' ? 'true' : 'all',
    irrelevant: search.read === 'irrelevant',
    sort: search.sort ?? 'discoveryDate_desc',
    offset: ((search.page ?? 1) - 1) * limit,
    limit,
  };
}
