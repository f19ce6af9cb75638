export type { DocumentsDeps } from './documents-deps.ts';
export { createDocumentsRepository, type DocumentsRepository } from './documents.repository.ts';
export { createDocumentChangesRepository, type WaitingChange } from './document-changes.repository.ts';
export { createDocumentsRoutes } from './documents.routes.ts';
export { findReadableVersions } from './find-versions.ts';
export { findBoardCards, findCards } from './find-cards.ts';
export type { DocumentStream, SearchableDocument, StreamSection } from './searchable-document.ts';
export { refreshSessions } from './refresh-sessions.ts';
export { recordKey, storeRecords, type StoreOutcome, type StoreRequest } from './store-records.ts';
