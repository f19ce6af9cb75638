import { POSITIONS, PRIORITIES, PROJECT_ENTITY_SORTS } from '@rotunda/contract/values';
import { DOCUMENT_TYPES } from '@rotunda/domain';
import { FLYOUT_TABS } from '../../../shared/documents/flyout-tabs.ts';
import { createListSearch, parameter } from '../../../shared/records/list-search.ts';

/** Tabs of a project, as named in its address (PRJ-02). */
export const PROJECT_TABS = [
  'Dashboard',
  'Documents',
  'Alerts',
  'Actions',
  'Attachments',
  'Workflows',
  'Settings',
] as const;
export type ProjectTab = (typeof PROJECT_TABS)[number];

/**
 * Search parameters of a project's documents. Changing a filter or the sort order returns to the first page and closes
 * the flyout.
 */
export const { read: readDocumentsSearch, change: changeDocumentsSearch } = createListSearch(
  {
    words: parameter.words,
    type: parameter.oneOf(DOCUMENT_TYPES),
    priority: parameter.oneOf(PRIORITIES),
    position: parameter.oneOf(POSITIONS),
    tag: parameter.uuid,
    sort: parameter.oneOf(PROJECT_ENTITY_SORTS, PROJECT_ENTITY_SORTS[0]),
    page: parameter.page,
    /** Id of the document in the flyout. */
    open: parameter.words,
    /** Fixed index of the flyout's tab (FLY-01); `tab` is the project's own tab. */
    openTab: parameter.oneOf(FLYOUT_TABS),
  },
  { list: ['words', 'type', 'priority', 'position', 'tag', 'sort'], within: ['page', 'open', 'openTab'] },
);
export type DocumentsSearch = ReturnType<typeof readDocumentsSearch>;
