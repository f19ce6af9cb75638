import { DISCOVER_DOCUMENT_TYPES, type DiscoverDocumentType } from '@rotunda/domain';
import type { SearchModel } from '@rotunda/contract';

export type ProgressiveFilters = SearchModel['progressiveFilters'];

/** Complete filters of every type that has any. */
export type AllTypeFilters = { [Type in keyof ProgressiveFilters]-?: NonNullable<ProgressiveFilters[Type]> };

/** A search without filters: every type, everywhere, at any time. */
export const DEFAULT_SEARCH: SearchModel = {
  datasetTypes: [],
  rawTextSearch: '',
  textSearch: '',
  genericSearch: { byLocation: [], lastUpdatedDateRange: null },
  entityMetadata: { priorities: [], positions: [], tagIds: [], projectIds: [] },
  searchExtensions: { enhancedSearch: false, searchOperators: true },
  showOnlySelectedPolicyTypes: false,
  progressiveFilters: {},
};

/** Filters that each type starts with when it is chosen (SEA-07). News has no filters of its own. */
export const TYPE_DEFAULTS: AllTypeFilters = {
  Legislation: {
    genericStatusList: [],
    chamber: [],
    billTypeList: [],
    activeSessions: true,
    introducedDateRange: null,
  },
  GlobalLegislation: { genericStatusList: [], billTypeList: [], introducedDateRange: null },
  Regulation: { regDocumentTypes: [] },
  ResearchDocument: { researchDocumentTypes: [] },
  SocialPost: { socialPlatforms: [], stakeholderTypes: [] },
};

/** Filters of a search that names none, which exclude nothing. */
const UNFILTERED: AllTypeFilters = {
  ...TYPE_DEFAULTS,
  Legislation: { ...TYPE_DEFAULTS.Legislation, activeSessions: false },
};

/**
 * Returns the active filters of a type in a search. A search that names none has none: a type's defaults apply only
 * when it is chosen (SEA-06), and never to a search that does not show them.
 */
export function filtersOfType<Type extends keyof AllTypeFilters>(
  search: SearchModel,
  type: Type,
): AllTypeFilters[Type] {
  return { ...UNFILTERED[type], ...search.progressiveFilters[type] };
}

/** Returns the only type of a search; null for All or several types. */
export function chosenType(search: SearchModel): DiscoverDocumentType | null {
  const [only, ...others] = search.datasetTypes;
  // The rail cannot show several types from a link, or types that Discover does not offer, as selected.
  return others.length > 0 ? null : (DISCOVER_DOCUMENT_TYPES.find((type) => type === only) ?? null);
}
