import { POSITIONS, PRIORITIES, PROJECT_ENTITY_SORTS } from '@rotunda/contract/values';
import { DOCUMENT_TYPES, type DocumentType } from '@rotunda/domain';

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

/** What the address of a project's documents keeps. */
export interface DocumentsSearch {
  words?: string;
  type?: DocumentType;
  priority?: (typeof PRIORITIES)[number];
  position?: (typeof POSITIONS)[number];
  tag?: string;
  sort?: (typeof PROJECT_ENTITY_SORTS)[number];
  /** Counted from 1; the first when absent. */
  page?: number;
  /** The document in the flyout. */
  open?: string;
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const ofList = <Value>(values: readonly Value[], value: unknown) => values.find((one) => one === value);
const textOf = (value: unknown) =>
  (typeof value === 'string' || typeof value === 'number') && value !== '' ? String(value).slice(0, 200) : undefined;

/** Reads an address; what is not understood is left out. */
export function readDocumentsSearch(search: Record<string, unknown>): DocumentsSearch {
  const { page, tag } = search;
  return withoutAbsent({
    words: textOf(search['words']),
    type: ofList(DOCUMENT_TYPES, search['type']),
    priority: ofList(PRIORITIES, search['priority']),
    position: ofList(POSITIONS, search['position']),
    tag: typeof tag === 'string' && UUID.test(tag) ? tag : undefined,
    sort: ofList(PROJECT_ENTITY_SORTS.slice(1), search['sort']),
    page: typeof page === 'number' && Number.isInteger(page) && page > 1 && page < 100_000 ? page : undefined,
    open: textOf(search['open']),
  });
}

type Changes = { [K in keyof DocumentsSearch]?: DocumentsSearch[K] | undefined };

/** The address after a change; another filter or order begins at its first page, with the flyout closed. */
export function changeDocumentsSearch(search: DocumentsSearch, changes: Changes): DocumentsSearch {
  const staysOnPage = Object.keys(changes).every((name) => name === 'page' || name === 'open');
  return withoutAbsent({ ...search, ...(staysOnPage ? {} : { page: undefined, open: undefined }), ...changes });
}

function withoutAbsent(search: Changes): DocumentsSearch {
  const { words, type, priority, position, tag, sort, page, open } = search;
  return {
    ...(words === undefined ? {} : { words }),
    ...(type === undefined ? {} : { type }),
    ...(priority === undefined ? {} : { priority }),
    ...(position === undefined ? {} : { position }),
    ...(tag === undefined ? {} : { tag }),
    ...(sort === undefined ? {} : { sort }),
    ...(page === undefined ? {} : { page }),
    ...(open === undefined ? {} : { open }),
  };
}
