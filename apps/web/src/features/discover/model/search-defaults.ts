import { DISCOVER_DOCUMENT_TYPES, type DiscoverDocumentType } from '@rotunda/domain';
import type { SearchModel } from '@rotunda/contract';

export type ProgressiveFilters = SearchModel['progressiveFilters'];

/** The filters of every type that has any, each complete. */
export type AllTypeFilters = { [Type in keyof ProgressiveFilters]-?: NonNullable<ProgressiveFilters[Type]> };

/** A search nobody has narrowed: every type, everywhere, any time. */
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

/** What each type begins with when it is chosen (S1 §3); news has no filters of its own. */
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

/** No filter of any type: what a search that names none finds. */
const UNFILTERED: AllTypeFilters = {
  ...TYPE_DEFAULTS,
  Legislation: { ...TYPE_DEFAULTS.Legislation, activeSessions: false },
};

/**
 * The filters of a type in force in a search. A search that names none has none: the defaults of a type apply only
 * where that type is chosen (S1 §4), never behind a search that does not show them.
 */
export function filtersOfType<Type extends keyof AllTypeFilters>(
  search: SearchModel,
  type: Type,
): AllTypeFilters[Type] {
  return { ...UNFILTERED[type], ...search.progressiveFilters[type] };
}

/** The one type a search is about; null for All and for several. */
export function chosenType(search: SearchModel): DiscoverDocumentType | null {
  const [only, ...others] = search.datasetTypes;
  // Of several types a link may name, and of those Discover does not offer, the rail can show none as chosen.
  return others.length > 0 ? null : (DISCOVER_DOCUMENT_TYPES.find((type) => type === only) ?? null);
}
