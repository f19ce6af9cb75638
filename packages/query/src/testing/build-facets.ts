import type { DocumentFacets } from '../types.ts';

/** A bill without particulars, but for those given. */
export function buildFacets(facets: Partial<DocumentFacets> = {}): DocumentFacets {
  return {
    documentType: 'Legislation',
    isoCode: null,
    genericStatus: null,
    chamber: null,
    billType: null,
    sessionActive: null,
    regDocumentType: null,
    researchDocumentType: null,
    socialPlatform: null,
    stakeholderType: null,
    introducedTs: null,
    lastUpdatedTs: null,
    ...facets,
  };
}
