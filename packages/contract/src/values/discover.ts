/** How a looser query differs from the one asked, see `loosenQuery` of packages/query. */
export const QUERY_CHANGES = [
  'anywhere',
  'words',
  'any-field',
  'without-exclusion',
  'any-clause',
  'without',
  'beginning',
] as const;

/** Filters of a search that a replay leaves out one at a time. */
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

/** Filters that the verdict over one document goes through, see `checkFilters` of packages/query. */
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
 * Why a saved search has no alert to a document: it cannot be read, finds no such words, filters it out, asks for other
 * metadata, follows a passage that is not there or was told of before, alerts nowhere, was changed after the document,
 * the document's change waits or could not be processed, or metadata or dates came to match after it.
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
