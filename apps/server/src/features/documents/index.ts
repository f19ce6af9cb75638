import type { Feature } from '../feature.ts';
import type { DocumentsDeps } from './documents-deps.ts';
import { createDocumentsRoutes } from './documents.routes.ts';

export const feature = {
  routes: (deps: DocumentsDeps) => ({ documents: createDocumentsRoutes(deps) }),
} satisfies Feature;

export { type CardDocument, findCardDocuments } from './card-documents.repository.ts';
export { createDocumentsRepository, type DocumentsRepository } from './documents.repository.ts';
export type { StoredDocument } from './stored-document.ts';
export { publicAgendaId } from './public-agenda-id.ts';
export { secondsOfDay } from './merge/seconds-of-day.ts';
export type { HearingFacts } from './merge/merged-document.ts';
export { createDocumentChangesRepository, type WaitingChange } from './document-changes.repository.ts';
export { buildTextStreams } from './build-text-stream.ts';
export { readCurrentVersions } from './current-versions.repository.ts';
export { getOrigin } from './get-origin.ts';
export { findReadableVersions } from './find-versions.ts';
export { type MarkedText, type MarkedTextRequest, readMarkedText } from './read-marked-text.ts';
export { type BillBackers, findBillBackers } from './find-bill-backers.ts';
export { findBoardCards, findCards } from './find-cards.ts';
export type { IndexedDocument } from './indexed-document.ts';
export type { DocumentStream, SearchableDocument } from './searchable-document.ts';
export type { StreamSection } from './stream-section.ts';
export { remergeStale } from './remerge-stale.ts';
export { refreshRoles } from './refresh-roles.ts';
export { refreshSessions } from './refresh-sessions.ts';
export { presentCard } from './present-card.ts';
export { getStatusText } from './present-legislation.ts';
export { readMetadata } from './metadata.repository.ts';
export { presentDecision, presentDetails } from './present-vote.ts';
export { presentProvenance } from './present-provenance.ts';
export { sanitizeBody } from './sanitize-summary.ts';
export { recordPublications } from './news/record-news.ts';
export { getHash } from './split-record.ts';
export { isNewer, recordKey, storeRecords, type StoreOutcome, type StoreRequest } from './store-records.ts';
export { getTextBytes } from './text-size.repository.ts';
export { findSponsoredBills, type SponsoredBillOf } from './joining/find-sponsored-bills.ts';
export { type BillOfCommittee, findCommitteeBills } from './joining/find-committee-bills.ts';
export { findPostsOfPerson } from './find-posts-of-person.ts';
export { findVotesOfPerson } from './find-votes-of-person.ts';
export type { CommitteeFacts, PersonFacts } from './merge/merged-document.ts';

export { judgeLosses } from './judge-losses.ts';
export type { Loss } from './older-records.ts';
