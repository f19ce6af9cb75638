import type { DocumentType } from '@rotunda/domain';
import { FILTERED_FACTS, type DocumentFacets, type DocumentFilters } from '@rotunda/query';

/** A filter that is a list of allowed values, and the fact of a document it is compared with. */
interface FilterFacet {
  filter: keyof DocumentFilters;
  /** Undefined or empty when the filters do not restrict this facet. */
  allowed: (filters: DocumentFilters) => readonly string[] | undefined;
  /** What the document shows; null when it shows nothing a list could allow. */
  shown: (facets: DocumentFacets) => string | null;
}

const hasBound = (range: DocumentFilters['introduced']) =>
  range?.fromTs !== undefined || range?.toTs !== undefined ? ['dated'] : undefined;
const datedIf = (ts: number | null) => (ts === null ? null : 'dated');

/** Few values, restricted by most searches: these share the word that is tested first. */
export const CLOSED_FACETS: readonly FilterFacet[] = [
  { filter: 'documentTypes', allowed: (filters) => filters.documentTypes, shown: (facets) => facets.documentType },
  { filter: 'genericStatuses', allowed: (filters) => filters.genericStatuses, shown: (facets) => facets.genericStatus },
  { filter: 'chambers', allowed: (filters) => filters.chambers, shown: (facets) => facets.chamber },
  {
    filter: 'activeSessions',
    allowed: (filters) => (filters.activeSessions === true ? ['active'] : undefined),
    shown: (facets) => (facets.sessionActive === true ? 'active' : null),
  },
  // Only whether there is a date; the bounds themselves are integers of the row.
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

/** Longer or open vocabularies. */
const OPEN_FACETS: readonly FilterFacet[] = [
  { filter: 'isoCodes', allowed: (filters) => filters.isoCodes, shown: (facets) => facets.isoCode },
  { filter: 'billTypes', allowed: (filters) => filters.billTypes, shown: (facets) => facets.billType },
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
];

export const FACETS: readonly FilterFacet[] = [...CLOSED_FACETS, ...OPEN_FACETS];

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
