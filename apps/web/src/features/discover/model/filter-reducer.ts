import type { DateRange, SearchModel } from '@rotunda/contract';
import type { DiscoverDocumentType } from '@rotunda/domain';
import { DEFAULT_SEARCH, filtersOfType, TYPE_DEFAULTS, type AllTypeFilters as Filters } from './search-defaults.ts';

/** The active search, and the choices that wait for Apply (SEA-06). */
export interface FilterState {
  active: SearchModel;
  pending: SearchModel;
}

type TypeFilters<Type extends keyof Filters> = { filterType: Type; changes: Partial<Filters[Type]> };

export type FilterAction =
  | { type: 'apply' }
  | { type: 'revert' }
  | { type: 'reset' }
  | { type: 'set-text'; rawTextSearch: string }
  | { type: 'set-enhanced'; isOn: boolean }
  | { type: 'set-document-type'; documentType: DiscoverDocumentType | null }
  | { type: 'set-locations'; byLocation: string[] }
  | { type: 'set-last-updated'; range: DateRange | null }
  | { type: 'set-introduced'; filterType: 'Legislation' | 'GlobalLegislation'; range: DateRange | null }
  | { type: 'set-metadata'; changes: Partial<SearchModel['entityMetadata']> }
  | { type: 'set-only-selected-policy-types'; isOn: boolean }
  | { type: 'set-type-filters'; filters: { [Type in keyof Filters]: TypeFilters<Type> }[keyof Filters] }
  /** A chip was removed: the filter is removed from both the active search and the waiting choices. */
  | { type: 'remove'; from: (search: SearchModel) => SearchModel };

export const INITIAL_FILTERS: FilterState = { active: DEFAULT_SEARCH, pending: DEFAULT_SEARCH };

/** Adds the ISO forms of the bounds; a missing bound is null (SEA-08). */
export function withIsoBounds(range: DateRange): DateRange {
  const iso = (seconds: number | null) => (seconds === null ? null : new Date(seconds * 1000).toISOString());
  return { ...range, startDatetime: iso(range.startTs), stopDatetime: iso(range.stopTs) };
}

/**
 * Returns the search after a document type is chosen. All drops the types and their filters. Posts drop locations and
 * our own marks, which no post has. Any other type keeps the existing filters over its defaults.
 */
export function withDocumentType(search: SearchModel, documentType: DiscoverDocumentType | null): SearchModel {
  if (documentType === null) return { ...search, datasetTypes: [], progressiveFilters: {} };
  if (documentType === 'SocialPost') {
    return {
      ...search,
      datasetTypes: [documentType],
      genericSearch: { ...search.genericSearch, byLocation: [] },
      entityMetadata: DEFAULT_SEARCH.entityMetadata,
      progressiveFilters: { SocialPost: TYPE_DEFAULTS.SocialPost },
    };
  }
  const own =
    documentType === 'News'
      ? {}
      : { [documentType]: { ...TYPE_DEFAULTS[documentType], ...search.progressiveFilters[documentType] } };
  return { ...search, datasetTypes: [documentType], progressiveFilters: { ...search.progressiveFilters, ...own } };
}

/**
 * Returns the search for View All of a group: the same search for that type alone. It must find what the group counted,
 * so it neither applies the type's defaults nor clears a filter.
 */
export function withGroupOnly(search: SearchModel, documentType: DiscoverDocumentType): SearchModel {
  return { ...search, datasetTypes: [documentType] };
}

function withTypeFilters(search: SearchModel, { filterType, changes }: TypeFilters<keyof Filters>): SearchModel {
  return {
    ...search,
    progressiveFilters: {
      ...search.progressiveFilters,
      [filterType]: { ...filtersOfType(search, filterType), ...changes },
    },
  };
}

function changePending(search: SearchModel, action: FilterAction): SearchModel {
  switch (action.type) {
    case 'set-document-type':
      return withDocumentType(search, action.documentType);
    case 'set-locations':
      return { ...search, genericSearch: { ...search.genericSearch, byLocation: action.byLocation } };
    case 'set-last-updated':
      return {
        ...search,
        genericSearch: {
          ...search.genericSearch,
          lastUpdatedDateRange: action.range && withIsoBounds(action.range),
        },
      };
    case 'set-introduced':
      return withTypeFilters(search, {
        filterType: action.filterType,
        changes: { introducedDateRange: action.range && withIsoBounds(action.range) },
      });
    case 'set-metadata':
      return { ...search, entityMetadata: { ...search.entityMetadata, ...action.changes } };
    case 'set-only-selected-policy-types':
      return { ...search, showOnlySelectedPolicyTypes: action.isOn };
    case 'set-type-filters':
      return withTypeFilters(search, action.filters);
    default:
      return search;
  }
}

function changeBoth(state: FilterState, change: (search: SearchModel) => SearchModel): FilterState {
  return { ...state, active: change(state.active), pending: change(state.pending) };
}

/** Reducer of Discover's filters (SEA-06). It is pure: the address stores `active`, and the page stores the rest. */
export function filterReducer(state: FilterState, action: FilterAction): FilterState {
  switch (action.type) {
    case 'apply':
      return { active: state.pending, pending: state.pending };
    case 'revert':
      return { ...state, pending: state.active };
    case 'reset':
      return INITIAL_FILTERS;
    case 'set-text':
      // The server derives the plain text from what was typed, so it is reset until then.
      return changeBoth(state, (search) => ({
        ...search,
        rawTextSearch: action.rawTextSearch,
        textSearch: '',
      }));
    case 'set-enhanced':
      return changeBoth(state, (search) => ({
        ...search,
        searchExtensions: { ...search.searchExtensions, enhancedSearch: action.isOn },
      }));
    case 'remove':
      return changeBoth(state, action.from);
    default:
      return { ...state, pending: changePending(state.pending, action) };
  }
}

/** Includes bills of past sessions. */
export function withPastSessions(model: SearchModel): SearchModel {
  const Legislation = { ...filtersOfType(model, 'Legislation'), activeSessions: false };
  return { ...model, progressiveFilters: { ...model.progressiveFilters, Legislation } };
}
