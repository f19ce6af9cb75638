import type { Feature } from '../feature.ts';
import type { DocumentsDeps } from './documents.deps.ts';
import { createDocumentsRoutes } from './documents.routes.ts';

export const feature = {
  routes: (deps: DocumentsDeps) => ({ documents: createDocumentsRoutes(deps) }),
} satisfies Feature;

export { type CardDocument, findCardDocuments } from './read/card-documents.repository.ts';
export { createDocumentsRepository, type DocumentsRepository } from './read/documents.repository.ts';
export type { StoredDocument } from './read/stored-document.ts';
export { publicAgendaId } from './read/public-agenda-id.ts';
export { secondsOfDay } from './merge/seconds-of-day.ts';
export type { HearingFacts } from './merge/merged-document.ts';
export { createDocumentChangesRepository, type WaitingChange } from './store/document-changes.repository.ts';
export { buildTextStreams } from './streams/build-text-stream.ts';
export { readCurrentVersions } from './read/current-versions.repository.ts';
export { getOrigin } from './read/get-origin.ts';
export { findReadableVersions } from './read/find-versions.ts';
export { type MarkedText, type MarkedTextRequest, readMarkedText } from './streams/read-marked-text.ts';
export { type BillBackers, findBillBackers } from './read/find-bill-backers.ts';
export { findBoardCards, findCards } from './read/find-cards.ts';
export type { IndexedDocument } from './streams/indexed-document.ts';
export type { DocumentStream, SearchableDocument } from './streams/searchable-document.ts';
export type { StreamSection } from './streams/stream-section.ts';
export { remergeStale } from './store/remerge-stale.ts';
export { refreshRoles } from './store/refresh-roles.ts';
export { refreshSessions } from './store/refresh-sessions.ts';
export { presentCard } from './read/card.presenter.ts';
export { getStatusText } from './read/legislation.presenter.ts';
export { readMetadata } from './read/metadata.repository.ts';
export { presentDecision, presentDetails } from './read/vote.presenter.ts';
export { presentProvenance } from './read/provenance.presenter.ts';
export { sanitizeBody } from './store/sanitize-summary.ts';
export { recordPublications } from './news/record-news.ts';
export { getHash } from './store/split-record.ts';
export { isNewer, recordKey, storeRecords, type StoreOutcome, type StoreRequest } from './store/store-records.ts';
export { getTextBytes } from './streams/text-size.repository.ts';
export { findSponsoredBills, type SponsoredBillOf } from './joining/find-sponsored-bills.ts';
export { type BillOfCommittee, findCommitteeBills } from './joining/find-committee-bills.ts';
export { findPostsOfPerson } from './read/find-posts-of-person.ts';
export { findVotesOfPerson } from './read/find-votes-of-person.ts';
export type { CommitteeFacts, PersonFacts } from './merge/merged-document.ts';

export { judgeLosses } from './store/judge-losses.ts';
export type { Loss } from './store/older-records.ts';
