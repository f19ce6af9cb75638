import type { DocumentType } from '@rotunda/domain';
import { documentPath } from '../../../shared/navigation/document-path.ts';

/** What the address of a full page keeps. */
export interface DocumentPageSearch {
  tab?: 'timeline' | 'text';
  /** Version read (`fnDocumentId`); the current one when absent. */
  version?: string;
  /** Section to go to. */
  section?: string;
  /** Words marked in the text. */
  find?: string;
}

const textOf = (value: unknown, longest: number): string =>
  // The address parser makes numbers of what looks like one.
  typeof value === 'string' ? value.slice(0, longest) : typeof value === 'number' ? String(value) : '';

/** Takes from an address what it may hold. */
export function readDocumentPageSearch(search: Record<string, unknown>): DocumentPageSearch {
  const version = textOf(search['version'], 220);
  const section = textOf(search['section'], 300);
  const find = textOf(search['find'], 2000);
  const { tab } = search;
  return {
    ...(tab === 'timeline' || tab === 'text' ? { tab } : {}),
    ...(version ? { version } : {}),
    ...(section ? { section } : {}),
    ...(find ? { find } : {}),
  };
}

/** Address of a place in a document's text: the version, the section, the words to mark. */
export function readingAddress(
  document: { documentType: DocumentType; fusionId: string },
  place: Omit<DocumentPageSearch, 'tab'> = {},
): string {
  const query = new URLSearchParams({ tab: 'text' });
  // Quoted as JSON, so that a version such as `45` is read back as the text it is.
  for (const [name, value] of Object.entries(place)) if (value) query.set(name, JSON.stringify(value));
  return `${documentPath(document)}?${query.toString()}`;
}
