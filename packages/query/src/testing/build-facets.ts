import type { DocumentFacets } from '../types.ts';

/** Builds the facets of a bill, with no values but those given. */
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
