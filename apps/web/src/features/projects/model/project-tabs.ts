import { POSITIONS, PRIORITIES, PROJECT_ENTITY_SORTS } from '@rotunda/contract/values';
import { DOCUMENT_TYPES } from '@rotunda/domain';
import { createListSearch, oneOf, page, uuid, words } from '../../../shared/records/list-search.ts';

/** The parts of a project, as its address names them (S3 §2.1). */
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

/** What the address of a project's documents keeps; another filter or order begins at its first page, flyout closed. */
export const { read: readDocumentsSearch, change: changeDocumentsSearch } = createListSearch(
  {
    words,
    type: oneOf(DOCUMENT_TYPES),
    priority: oneOf(PRIORITIES),
    position: oneOf(POSITIONS),
    tag: uuid,
    sort: oneOf(PROJECT_ENTITY_SORTS, PROJECT_ENTITY_SORTS[0]),
    page,
    /** The document in the flyout. */
    open: words,
  },
  { list: ['words', 'type', 'priority', 'position', 'tag', 'sort'], within: ['page', 'open'] },
);
export type DocumentsSearch = ReturnType<typeof readDocumentsSearch>;
