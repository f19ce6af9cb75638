import type { ReplayedFilter, SearchModel } from '@rotunda/contract';
import { DISCOVER_DOCUMENT_TYPES } from '@rotunda/domain';

export interface LooserFilters {
  filter: ReplayedFilter;
  searchModel: SearchModel;
}

type Facts = SearchModel['progressiveFilters'];
type FactChange = { [Type in keyof Facts]-?: Partial<NonNullable<Facts[Type]>> };

/** Returns the search without each of its filters, one at a time. */
export function loosenFilters(model: SearchModel): LooserFilters[] {
  const { genericSearch, entityMetadata } = model;
  const generic = (change: Partial<SearchModel['genericSearch']>) => ({
    ...model,
    genericSearch: { ...genericSearch, ...change },
  });
  const metadata = (change: Partial<SearchModel['entityMetadata']>) => ({
    ...model,
    entityMetadata: { ...entityMetadata, ...change },
  });
  const candidates: [ReplayedFilter, boolean, SearchModel][] = [
    ['documentTypes', isNarrowed(model), { ...model, datasetTypes: [] }],
    ['locations', genericSearch.byLocation.length > 0, generic({ byLocation: [] })],
    ['lastUpdated', genericSearch.lastUpdatedDateRange !== null, generic({ lastUpdatedDateRange: null })],
    ['priorities', entityMetadata.priorities.length > 0, metadata({ priorities: [] })],
    ['positions', entityMetadata.positions.length > 0, metadata({ positions: [] })],
    ['tags', entityMetadata.tagIds.length > 0, metadata({ tagIds: [] })],
    ['projects', entityMetadata.projectIds.length > 0, metadata({ projectIds: [] })],
    ...factCandidates(model),
  ];
  return candidates.flatMap(([filter, isSet, searchModel]) => (isSet ? [{ filter, searchModel }] : []));
}

/**
 * Whether removing the types widens the search. Without types, Discover's types are searched, so a search for other
 * types would lose documents.
 */
function isNarrowed({ datasetTypes }: SearchModel): boolean {
  const types = new Set(datasetTypes);
  const isWithin = datasetTypes.every((type) => DISCOVER_DOCUMENT_TYPES.some((known) => known === type));
  return types.size > 0 && isWithin && types.size < DISCOVER_DOCUMENT_TYPES.length;
}

/**
 * Returns candidates for filters on facts of one type. Bill filters exist twice in a model, for states and for other
 * countries, and are removed together.
 */
function factCandidates(model: SearchModel): [ReplayedFilter, boolean, SearchModel][] {
  const own = model.progressiveFilters;
  const bills = [own.Legislation, own.GlobalLegislation];
  const without = (change: Partial<FactChange>): SearchModel => ({
    ...model,
    progressiveFilters: {
      ...(own.Legislation && { Legislation: { ...own.Legislation, ...change.Legislation } }),
      ...(own.GlobalLegislation && { GlobalLegislation: { ...own.GlobalLegislation, ...change.GlobalLegislation } }),
      ...(own.Regulation && { Regulation: { ...own.Regulation, ...change.Regulation } }),
      ...(own.ResearchDocument && { ResearchDocument: { ...own.ResearchDocument, ...change.ResearchDocument } }),
      ...(own.SocialPost && { SocialPost: { ...own.SocialPost, ...change.SocialPost } }),
    },
  });
  const ofBills = <Change extends Partial<NonNullable<Facts['GlobalLegislation']>>>(change: Change) =>
    without({ Legislation: change, GlobalLegislation: change });
  const anyBill = (has: (filters: NonNullable<Facts['GlobalLegislation']>) => boolean) =>
    bills.some((filters) => filters !== undefined && has(filters));
  return [
    [
      'genericStatuses',
      anyBill(({ genericStatusList }) => genericStatusList.length > 0),
      ofBills({ genericStatusList: [] }),
    ],
    ['chambers', (own.Legislation?.chamber ?? []).length > 0, without({ Legislation: { chamber: [] } })],
    ['billTypes', anyBill(({ billTypeList }) => billTypeList.length > 0), ofBills({ billTypeList: [] })],
    ['activeSessions', own.Legislation?.activeSessions === true, without({ Legislation: { activeSessions: false } })],
    [
      'introduced',
      anyBill(({ introducedDateRange }) => introducedDateRange !== null),
      ofBills({ introducedDateRange: null }),
    ],
    [
      'regDocumentTypes',
      (own.Regulation?.regDocumentTypes ?? []).length > 0,
      without({ Regulation: { regDocumentTypes: [] } }),
    ],
    [
      'researchDocumentTypes',
      (own.ResearchDocument?.researchDocumentTypes ?? []).length > 0,
      without({ ResearchDocument: { researchDocumentTypes: [] } }),
    ],
    [
      'socialPlatforms',
      (own.SocialPost?.socialPlatforms ?? []).length > 0,
      without({ SocialPost: { socialPlatforms: [] } }),
    ],
    [
      'stakeholderTypes',
      (own.SocialPost?.stakeholderTypes ?? []).length > 0,
      without({ SocialPost: { stakeholderTypes: [] } }),
    ],
  ];
}
