import { ALERT_SORTS, LIMITS } from '@rotunda/contract/values';
import { DOCUMENT_TYPES, type DocumentType } from '@rotunda/domain';
import { FLYOUT_TABS } from '../../../shared/documents/flyout-tabs.ts';
import { createListSearch, parameter, type SearchChanges } from '../../../shared/records/list-search.ts';

export type AlertSort = (typeof ALERT_SORTS)[number];
/** The segment selected above the list; undefined for all. */
export type AlertSegment = 'unread' | 'read' | 'irrelevant';

const SEGMENTS: readonly AlertSegment[] = ['unread', 'read', 'irrelevant'];

/**
 * What an alert list keeps in the address. Changing a filter or the order returns to the first page and closes the
 * flyout.
 */
export const { read: readAlertsSearch, change: changeAlertsSearch } = createListSearch(
  {
    project: parameter.uuid,
    /** Id of the saved search. */
    search: parameter.uuid,
    type: parameter.oneOf(DOCUMENT_TYPES),
    read: parameter.oneOf(SEGMENTS),
    sort: parameter.oneOf(ALERT_SORTS, ALERT_SORTS[0]),
    page: parameter.page,
    /** The document in the flyout, and the project of the alert. */
    open: parameter.name,
    in: parameter.uuid,
    /** Flyout tab by fixed index (FLY-01). In a project's list, `tab` is the project's own tab. */
    openTab: parameter.oneOf(FLYOUT_TABS),
  },
  { list: ['project', 'search', 'type', 'read', 'sort'], within: ['page', 'open', 'in', 'openTab'] },
);
export type AlertsSearch = ReturnType<typeof readAlertsSearch>;
export type AlertsSearchChanges = SearchChanges<AlertsSearch>;

/** Request for a page of alerts, also used as its cache key. */
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

/** @param scope project that the list is limited to, regardless of the address */
/** The list as it is shown, with the current selection. */
export interface FoundAlerts {
  list: ReturnType<typeof buildList>;
  total: number | null;
  selected: { fusionId: string; projectId: string }[];
}

/** Returns the request without its page. */
export function buildList(request: AlertsRequest) {
  const { offset: _, limit: __, ...list } = request;
  return list;
}

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
