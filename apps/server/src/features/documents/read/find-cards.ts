import type { WorkflowDocument, DocumentCard } from '@rotunda/contract';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import type { Actor } from '../../../platform/request-context.ts';
import type { CardDocument } from './card-documents.repository.ts';
import { readCards } from './cards.repository.ts';
import { readCurrentVersions } from './current-versions.repository.ts';
import { createDocumentsRepository } from './documents.repository.ts';
import type { StoredDocument } from './stored-document.ts';
import { presentBoardCard, presentCard } from './card.presenter.ts';
import { readDecisions, readMetadata, type StoredMetadata } from './metadata.repository.ts';

/**
 * Returns cards by documentId, with the organization's own data and, of its projects, those the actor can see. Ids that
 * are not stored are absent.
 */
export async function findCards(
  database: DatabaseHandle,
  actor: Actor,
  documentIds: readonly number[],
): Promise<Map<number, DocumentCard>> {
  const { documents, metadata, currentVersions } = await readCards(database, actor, documentIds);
  return getCards(documents, metadata, currentVersions);
}

/** Like `findCards`, for documents that are already loaded. */
export async function presentCards(
  database: DatabaseHandle,
  actor: Actor,
  documents: readonly StoredDocument[],
): Promise<Map<number, DocumentCard>> {
  const ids = documents.map((document) => document.documentId);
  const [metadata, currentVersions] = await Promise.all([
    readMetadata(database, actor, ids),
    readCurrentVersions(database, ids),
  ]);
  return getCards(documents, metadata, currentVersions);
}

function getCards(
  documents: readonly CardDocument[],
  metadata: ReadonlyMap<number, StoredMetadata>,
  currentVersions: ReadonlyMap<number, string | null>,
) {
  return new Map(
    documents.map((document) => {
      const { documentId } = document;
      return [documentId, presentCard(document, metadata.get(documentId), currentVersions.get(documentId) ?? null)];
    }),
  );
}

/** Returns the cards of a board by documentId. They carry fewer fields, because a thousand are read in one call. */
export async function findBoardCards(
  database: DatabaseHandle,
  { organizationId }: Actor,
  documentIds: readonly number[],
): Promise<Map<number, WorkflowDocument>> {
  const [documents, decisions] = await Promise.all([
    createDocumentsRepository(database).findBoardDocuments(documentIds),
    readDecisions(database, organizationId, documentIds),
  ]);
  return new Map(
    documents.map((document) => [document.documentId, presentBoardCard(document, decisions.get(document.documentId))]),
  );
}
