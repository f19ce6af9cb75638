export type { DocumentsDeps } from './documents-deps.ts';
export {
  type CardDocument,
  createDocumentsRepository,
  type DocumentsRepository,
  type StoredDocument,
} from './documents.repository.ts';
export { secondsOfDay } from './merge/seconds-of-day.ts';
export type { HearingFacts } from './merge/merged-document.ts';
export { createDocumentChangesRepository, type WaitingChange } from './document-changes.repository.ts';
export { buildTextStreams } from './build-text-stream.ts';
export { readCurrentVersions } from './current-versions.repository.ts';
export { createDocumentsRoutes } from './documents.routes.ts';
export { findReadableVersions } from './find-versions.ts';
export { type MarkedText, type MarkedTextRequest, readMarkedText } from './read-marked-text.ts';
export { findBoardCards, findCards } from './find-cards.ts';
export type { DocumentStream, SearchableDocument, StreamSection } from './searchable-document.ts';
export { remergeStale } from './remerge-stale.ts';
export { refreshSessions } from './refresh-sessions.ts';
export { presentProvenance } from './present-provenance.ts';
export { sanitizeBody } from './sanitize-summary.ts';
export { hashOf } from './split-record.ts';
export { isNewer, recordKey, storeRecords, type StoreOutcome, type StoreRequest } from './store-records.ts';
export { textBytesOf } from './text-size.repository.ts';
export type { CommitteeFacts, PersonFacts } from './merge/merged-document.ts';
