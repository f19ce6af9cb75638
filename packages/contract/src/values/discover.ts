/** How a looser query differs from the original; see `loosenQuery` in packages/query. */
export const QUERY_CHANGES = [
  'anywhere',
  'words',
  'any-field',
  'without-exclusion',
  'any-clause',
  'without',
  'beginning',
] as const;

/** Search filters that a replay removes one at a time. */
export const REPLAYED_FILTERS = [
  'documentTypes',
  'locations',
  'lastUpdated',
  'genericStatuses',
  'chambers',
  'billTypes',
  'activeSessions',
  'introduced',
  'regDocumentTypes',
  'researchDocumentTypes',
  'socialPlatforms',
  'stakeholderTypes',
  'priorities',
  'positions',
  'tags',
  'projects',
] as const;
export type ReplayedFilter = (typeof REPLAYED_FILTERS)[number];

/** Filters that a verdict on one document checks; see `checkFilters` in packages/query. */
export const VERDICT_FILTERS = [
  'documentTypes',
  'isoCodes',
  'lastUpdated',
  'introduced',
  'genericStatuses',
  'chambers',
  'billTypes',
  'activeSessions',
  'regDocumentTypes',
  'researchDocumentTypes',
  'socialPlatforms',
  'stakeholderTypes',
] as const;

/**
 * Why a saved search has no alert for a document, in the order of the list: the search is broken, does not match the
 * words, filters the document out, requires other metadata, follows a passage that the document does not have or that
 * was already reported, belongs to no project, was changed after the document, the document's change is waiting or
 * quarantined, or metadata or dates began to match only later.
 */
export const VERDICT_REASONS = [
  'broken',
  'words',
  'filters',
  'metadata',
  'passage',
  'told',
  'no-project',
  'older',
  'waiting',
  'quarantined',
  'since',
] as const;
