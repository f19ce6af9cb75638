import type { DocumentFacets, DocumentFilters } from '@rotunda/query';
import { matchesFilters } from './plain-filters.ts';

/** A filter that is a list of allowed values, and the fact of a document it is compared with. */
export interface FilterFacet {
  /** Undefined or empty when the filters do not restrict this facet. */
  allowed: (filters: DocumentFilters) => readonly string[] | undefined;
  /** What the document shows; null when it shows nothing a list could allow. */
  shown: (facets: DocumentFacets) => string | null;
  /** Filters on this facet alone, which allow nothing the document shows. */
  refusing: (facets: DocumentFacets) => DocumentFilters;
}

const hasBound = (range: DocumentFilters['introduced']) =>
  range?.fromTs !== undefined || range?.toTs !== undefined ? ['dated'] : undefined;

/** Few values, restricted by most searches: these share the word that is tested first. */
export const CLOSED_FACETS: readonly FilterFacet[] = [
  {
    allowed: (filters) => filters.documentTypes,
    shown: (facets) => facets.documentType,
    refusing: (facets) => ({ documentTypes: [facets.documentType === 'News' ? 'Person' : 'News'] }),
  },
  {
    allowed: (filters) => filters.genericStatuses,
    shown: (facets) => facets.genericStatus,
    refusing: (facets) => ({ genericStatuses: [facets.genericStatus === 'Other' ? 'Failed' : 'Other'] }),
  },
  {
    allowed: (filters) => filters.chambers,
    shown: (facets) => facets.chamber,
    refusing: (facets) => ({ chambers: [facets.chamber === 'upper' ? 'lower' : 'upper'] }),
  },
  {
    allowed: (filters) => (filters.activeSessions === true ? ['active'] : undefined),
    shown: (facets) => (facets.sessionActive === true ? 'active' : null),
    refusing: () => ({ activeSessions: true }),
  },
  {
    allowed: (filters) => hasBound(filters.introduced),
    shown: (facets) => (facets.introducedTs === null ? null : 'dated'),
    refusing: () => ({ introduced: { fromTs: 0 } }),
  },
  {
    allowed: (filters) => hasBound(filters.lastUpdated),
    shown: (facets) => (facets.lastUpdatedTs === null ? null : 'dated'),
    refusing: () => ({ lastUpdated: { fromTs: 0 } }),
  },
];

/** Longer or open vocabularies. */
export const OPEN_FACETS: readonly FilterFacet[] = [
  {
    allowed: (filters) => filters.isoCodes,
    shown: (facets) => facets.isoCode,
    refusing: (facets) => ({ isoCodes: [otherThan(facets.isoCode)] }),
  },
  {
    allowed: (filters) => filters.billTypes,
    shown: (facets) => facets.billType,
    refusing: (facets) => ({ billTypes: [facets.billType === 'Bill' ? 'Memorial' : 'Bill'] }),
  },
  {
    allowed: (filters) => filters.regDocumentTypes,
    shown: (facets) => facets.regDocumentType,
    refusing: (facets) => ({ regDocumentTypes: [otherThan(facets.regDocumentType)] }),
  },
  {
    allowed: (filters) => filters.researchDocumentTypes,
    shown: (facets) => facets.researchDocumentType,
    refusing: (facets) => ({ researchDocumentTypes: [otherThan(facets.researchDocumentType)] }),
  },
  {
    allowed: (filters) => filters.socialPlatforms,
    shown: (facets) => facets.socialPlatform,
    refusing: (facets) => ({ socialPlatforms: [otherThan(facets.socialPlatform)] }),
  },
  {
    allowed: (filters) => filters.stakeholderTypes,
    shown: (facets) => facets.stakeholderType,
    refusing: (facets) => ({ stakeholderTypes: [otherThan(facets.stakeholderType)] }),
  },
];

const otherThan = (value: string | null) => `not ${value}`;

export const FACETS: readonly FilterFacet[] = [...CLOSED_FACETS, ...OPEN_FACETS];

/**
 * What lists see of a document, by facet: its value, null when only an absent filter lets it pass, undefined when
 * lists of this facet do not concern its type. `matchesFilters` stays the only place that knows which types a filter
 * concerns: a document that passes a list without its value is not concerned.
 */
export function showFacets(facets: DocumentFacets): (string | null | undefined)[] {
  return FACETS.map((facet) => (matchesFilters(facet.refusing(facets), facets) ? undefined : facet.shown(facets)));
}
