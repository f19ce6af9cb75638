export { createPostgresSearchEngine } from './search-engine/postgres/create-postgres-search-engine.ts';
export type { IndexedDocument, SearchEngine } from './search-engine/search-engine.ts';
