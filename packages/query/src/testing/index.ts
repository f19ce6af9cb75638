export { arbitraryDocument, arbitraryPiece, arbitraryStream, arbitraryStreams } from './arbitrary-document.ts';
export { CITED_TEXTS, copiedRuns, quotedRun } from './copied-runs.ts';
export { arbitraryFacets, arbitraryFilters } from './arbitrary-filters.ts';
export { buildFacets } from './build-facets.ts';
export { arbitraryLeaf, arbitraryQuery, arbitraryQueryText } from './arbitrary-query.ts';
