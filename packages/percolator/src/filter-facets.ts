import type { DocumentType } from '@rotunda/domain';
import { FILTERED_FACTS, type DocumentFacets, type DocumentFilters } from '@rotunda/query';

/** A filter that is a list of allowed values, and the fact of a document it is compared with. */
interface FilterFacet {
  filter: keyof DocumentFilters;
  /** Bits of the one-word outline of a row; 32 are shared by the facets most searches restrict. */
  outlineBits?: number;
  /** Undefined or empty when the filters do not restrict this facet. */
  allowed: (filters: DocumentFilters) => readonly string[] | undefined;
  /** What the document shows; null when it shows nothing a list could allow. */
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
  // Only whether there is a date; the bounds themselves are compared as integers.
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
 * What lists see of a document, by facet: its value, null when only an absent list lets it pass, undefined when lists
 * of this facet do not concern its type.
 */
export function showFacets(facets: DocumentFacets): (string | null | undefined)[] {
  return FACETS.map(({ filter, shown }) =>
    CONCERNED_TYPES[filter]?.has(facets.documentType) === false ? undefined : shown(facets),
  );
}
