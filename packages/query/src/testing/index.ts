export { arbitraryDocument, arbitraryPiece, arbitraryStream, arbitraryStreams } from './arbitrary-document.ts';
export { arbitraryFacets, arbitraryFilters } from './arbitrary-filters.ts';
export { buildFacets } from './build-facets.ts';
export { arbitraryLeaf, arbitraryQuery, arbitraryQueryText } from './arbitrary-query.ts';
