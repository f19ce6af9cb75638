export { compileSearchModel, type CompiledScope, type CompiledSearchModel } from './compile-search-model.ts';
export { createUnderstandInTurn } from './understand-in-turn.ts';
export { understandName } from './understand-name.ts';
export { createDiscoverRoutes } from './discover.routes.ts';
export { highlightDocuments } from './highlight-documents.ts';
export { MatchingThreads } from './matching-thread/matching-threads.ts';
export { createPostgresSearchEngine } from './search-engine/postgres/create-postgres-search-engine.ts';
export { SEARCH_SETTINGS } from './search-engine/postgres/read-snapshot.ts';
export type { Asker, IndexedDocument, SearchAnswer, SearchEngine } from './search-engine/search-engine.ts';
