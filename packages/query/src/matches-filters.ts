import type { DocumentType } from '@rotunda/domain';
import type { DocumentFacets, DocumentFilters } from './types.ts';

const BILLS: ReadonlySet<DocumentType> = new Set<DocumentType>(['Legislation', 'GlobalLegislation']);
const POSTS: ReadonlySet<DocumentType> = new Set<DocumentType>(['SocialPost']);
const HAVE_CHAMBER: ReadonlySet<DocumentType> = new Set<DocumentType>([...BILLS, 'Person', 'Committee']);
/** Types that have a role: people, and posts by the kind of author. */
const HAVE_ROLE: ReadonlySet<DocumentType> = new Set<DocumentType>([...POSTS, 'Person']);

/**
 * Document types that each type-specific filter applies to; documents of other types pass it. Filters not listed here
 * (type, jurisdiction, dates) apply to every document.
 */
export const FILTERED_FACTS = {
  genericStatuses: BILLS,
  chambers: HAVE_CHAMBER,
  billTypes: BILLS,
  activeSessions: new Set<DocumentType>(['Legislation']),
  regDocumentTypes: new Set<DocumentType>(['Regulation']),
  researchDocumentTypes: new Set<DocumentType>(['ResearchDocument']),
  socialPlatforms: POSTS,
  stakeholderTypes: HAVE_ROLE,
} as const satisfies Partial<Record<keyof DocumentFilters, ReadonlySet<DocumentType>>>;

function allows(list: readonly string[] | undefined, fact: string | null): boolean {
  return list === undefined || list.length === 0 || (fact !== null && list.includes(fact));
}

function isWithin(range: DocumentFilters['introduced'], ts: number | null): boolean {
  const { fromTs, toTs } = range ?? {};
  if (fromTs === undefined && toTs === undefined) return true;
  return ts !== null && (fromTs === undefined || ts >= fromTs) && (toTs === undefined || ts <= toTs);
}

/**
 * Whether a document passes the filters of a search. This is the reference for the WHERE clause and the packed filter
 * row.
 */
export function matchesFilters(filters: DocumentFilters, facets: DocumentFacets): boolean {
  const concerned = (filter: keyof typeof FILTERED_FACTS): boolean => FILTERED_FACTS[filter].has(facets.documentType);
  const passes = (filter: Exclude<keyof typeof FILTERED_FACTS, 'activeSessions'>, fact: string | null): boolean =>
    !concerned(filter) || allows(filters[filter], fact);
  return (
    allows(filters.documentTypes, facets.documentType) &&
    allows(filters.isoCodes, facets.isoCode) &&
    passes('genericStatuses', facets.genericStatus) &&
    passes('chambers', facets.chamber) &&
    passes('billTypes', facets.billType) &&
    (filters.activeSessions !== true || !concerned('activeSessions') || facets.sessionActive === true) &&
    passes('regDocumentTypes', facets.regDocumentType) &&
    passes('researchDocumentTypes', facets.researchDocumentType) &&
    passes('socialPlatforms', facets.socialPlatform) &&
    passes('stakeholderTypes', facets.stakeholderType) &&
    isWithin(filters.introduced, facets.introducedTs) &&
    isWithin(filters.lastUpdated, facets.lastUpdatedTs)
  );
}
