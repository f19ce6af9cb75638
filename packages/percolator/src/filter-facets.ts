import type { DocumentType } from '@rotunda/domain';
import { FILTERED_FACTS, type DocumentFacets, type DocumentFilters } from '@rotunda/query';

/** A filter with a list of allowed values, and the document's value it is compared with. */
interface FilterFacet {
  filter: keyof DocumentFilters;
  /** Number of bits in the one-word outline of a row; the facets that most searches restrict share its 32 bits. */
  outlineBits?: number;
  /** Undefined or empty if the filters do not restrict this facet. */
  allowed: (filters: DocumentFilters) => readonly string[] | undefined;
  /** The document's value; null if it has none that a list could allow. */
  shown: (facets: DocumentFacets) => string | null;
}

const hasBound = (range: DocumentFilters['introduced']) =>
  range?.fromTs !== undefined || range?.toTs !== undefined ? ['dated'] : undefined;
const datedIf = (ts: number | null) => (ts === null ? null : 'dated');

export const FACETS: readonly FilterFacet[] = [
  {
    filter: 'documentTypes',
    outlineBits: 9,
    allowed: (filters) => filters.documentTypes,
    shown: (facets) => facets.documentType,
  },
  { filter: 'isoCodes', outlineBits: 14, allowed: (filters) => filters.isoCodes, shown: (facets) => facets.isoCode },
  {
    filter: 'genericStatuses',
    outlineBits: 6,
    allowed: (filters) => filters.genericStatuses,
    shown: (facets) => facets.genericStatus,
  },
  { filter: 'chambers', outlineBits: 3, allowed: (filters) => filters.chambers, shown: (facets) => facets.chamber },
  { filter: 'billTypes', allowed: (filters) => filters.billTypes, shown: (facets) => facets.billType },
  {
    filter: 'activeSessions',
    allowed: (filters) => (filters.activeSessions === true ? ['active'] : undefined),
    shown: (facets) => (facets.sessionActive === true ? 'active' : null),
  },
  {
    filter: 'regDocumentTypes',
    allowed: (filters) => filters.regDocumentTypes,
    shown: (facets) => facets.regDocumentType,
  },
  {
    filter: 'researchDocumentTypes',
    allowed: (filters) => filters.researchDocumentTypes,
    shown: (facets) => facets.researchDocumentType,
  },
  {
    filter: 'socialPlatforms',
    allowed: (filters) => filters.socialPlatforms,
    shown: (facets) => facets.socialPlatform,
  },
  {
    filter: 'stakeholderTypes',
    allowed: (filters) => filters.stakeholderTypes,
    shown: (facets) => facets.stakeholderType,
  },
  // This facet only tests whether there is a date; the bounds are compared as integers.
  {
    filter: 'introduced',
    allowed: (filters) => hasBound(filters.introduced),
    shown: (facets) => datedIf(facets.introducedTs),
  },
  {
    filter: 'lastUpdated',
    allowed: (filters) => hasBound(filters.lastUpdated),
    shown: (facets) => datedIf(facets.lastUpdatedTs),
  },
];

const CONCERNED_TYPES: Readonly<Partial<Record<keyof DocumentFilters, ReadonlySet<DocumentType>>>> = FILTERED_FACTS;

/**
 * Returns a document's value for each facet: null if only a filter without a list lets it pass, undefined if the facet
 * does not apply to its type.
 */
export function showFacets(facets: DocumentFacets): (string | null | undefined)[] {
  return FACETS.map(({ filter, shown }) =>
    CONCERNED_TYPES[filter]?.has(facets.documentType) === false ? undefined : shown(facets),
  );
}
