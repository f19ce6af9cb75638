import { cutText } from '@rotunda/domain';
import { LIMITS } from '@rotunda/contract/values';
import type { SearchModelInput } from '@rotunda/contract';
import type { DocumentType } from '@rotunda/domain';
import { documentPath, transcriptPath } from '../../../shared/navigation/document-path.ts';
import type { MatchedBy, MatchedPassage } from '../hooks/use-match.ts';

/** Tabs of a full page beside Overview. */
const PAGE_TABS = ['timeline', 'text', 'cq', 'milestones'] as const;

/** What a full page keeps in the address. */
export interface DocumentPageSearch {
  tab?: (typeof PAGE_TABS)[number];
  /** Version being read (`fnDocumentId`); the current one if absent. */
  version?: string;
  /** Section to scroll to. */
  section?: string;
  /** Match to scroll to, by its place in the text; see `formatPlace`. */
  at?: string;
  /** Words marked in the text, from the search that led here. */
  find?: string;
  /** Roll call shown over the page. */
  vote?: string;
  /** Saved searches of the alert that led here. */
  savedSearchIds?: string[];
}

/** A place in a version's text, as the server returns it. */
export type TextPlace = NonNullable<MatchedPassage['place']>;

const PLACE = /^(\d{1,7})\.(\d{1,7}|h)\.(\d{1,9})$/;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Formats a place as section, block (`h` for the heading) and offset, e.g. `3.0.57`. */
export function formatPlace({ section, block, offset }: TextPlace): string {
  return `${section}.${block ?? 'h'}.${offset}`;
}

/** Parses a place; null for anything that `formatPlace` does not produce. */
export function parsePlace(text: string | undefined): TextPlace | null {
  const [, section, block, offset] = PLACE.exec(text ?? '') ?? [];
  if (section === undefined || block === undefined || offset === undefined) return null;
  return { section: Number(section), block: block === 'h' ? null : Number(block), offset: Number(offset) };
}

/** Returns the search that led to a page, for "Why this Matched?"; null if there was none. */
export function getMatchedBy({
  find,
  savedSearchIds,
}: Omit<DocumentPageSearch, 'tab'> & { tab?: string }): MatchedBy | null {
  if (savedSearchIds !== undefined) return { savedSearchIds };
  return find === undefined ? null : { searchModel: { rawTextSearch: find } };
}

/**
 * Returns a list's search for "Why this Matched?"; null if it has no words, because then no keyword can have matched.
 */
export const matchedByQuery = (searchModel: SearchModelInput & { rawTextSearch: string }): MatchedBy | null =>
  searchModel.rawTextSearch.trim() === '' ? null : { searchModel };

/** Returns what another tab of the page keeps of the search that led there. */
export function pickMatchSearch({ find, savedSearchIds }: DocumentPageSearch): DocumentPageSearch {
  return { ...(find === undefined ? {} : { find }), ...(savedSearchIds === undefined ? {} : { savedSearchIds }) };
}

const getText = (value: unknown, maxLength: number): string =>
  // The address parser converts number-like text to numbers.
  typeof value === 'string' ? cutText(value, maxLength) : typeof value === 'number' ? String(value) : '';

/** Returns the page's tab; undefined for Overview and for unknown values. */
export function getPageTab(value: unknown): DocumentPageSearch['tab'] {
  return PAGE_TABS.find((tab) => tab === value);
}

/** Reads the page's search from an address. */
export function readDocumentPageSearch(search: Record<string, unknown>): DocumentPageSearch {
  const version = getText(search['version'], 220);
  const section = getText(search['section'], 300);
  const find = getText(search['find'], LIMITS.textQuery);
  const place = parsePlace(getText(search['at'], 40));
  const tab = getPageTab(search['tab']);
  const vote = getText(search['vote'], 200);
  const ids: unknown[] = Array.isArray(search['savedSearchIds']) ? search['savedSearchIds'] : [];
  const savedSearchIds = ids
    .filter((id): id is string => typeof id === 'string' && UUID.test(id))
    .slice(0, LIMITS.filterValues);
  return {
    ...(tab === undefined ? {} : { tab }),
    ...(version ? { version } : {}),
    ...(section ? { section } : {}),
    ...(place ? { at: formatPlace(place) } : {}),
    ...(find ? { find } : {}),
    ...(vote ? { vote } : {}),
    ...(savedSearchIds.length > 0 ? { savedSearchIds } : {}),
  };
}

function getWords({ rawTextSearch }: SearchModelInput): Record<string, unknown> {
  return rawTextSearch === undefined ? {} : { find: cutText(rawTextSearch, LIMITS.textQuery) };
}

/** Returns the address of a document's full page, including the search that led there. */
export function fullPageAddress(
  document: { documentType: DocumentType; fusionId: string },
  matchedBy: MatchedBy | null,
): string {
  const search: Record<string, unknown> =
    matchedBy === null
      ? {}
      : 'savedSearchIds' in matchedBy
        ? { savedSearchIds: matchedBy.savedSearchIds }
        : getWords(matchedBy.searchModel);
  const query = buildQuery(search);
  return query === '' ? documentPath(document) : `${documentPath(document)}?${query}`;
}

/** Returns the address of a place in a document's text: the version, the section and the words to mark. */
export function readingAddress(
  document: { documentType: DocumentType; fusionId: string },
  place: Omit<DocumentPageSearch, 'tab'> = {},
): string {
  // The text of a meeting is a transcript, which has its own page (notes, "CQ route").
  if (document.documentType === 'CQSchedules' && place.version !== undefined) {
    const { version, ...rest } = place;
    return `${transcriptPath(version)}${buildQuery(rest, '?')}`;
  }
  return `${documentPath(document)}?tab=text${buildQuery(place, '&')}`;
}

/** Quotes values as JSON, so that a version such as `45` is read back as text. */
function buildQuery(values: object, lead = ''): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value) query.set(name, JSON.stringify(value));
  return query.size === 0 ? '' : lead + query.toString();
}
