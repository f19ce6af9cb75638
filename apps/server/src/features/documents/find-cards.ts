import type { DocumentCard } from '@rotunda/contract';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import type { Actor } from '../../platform/request-context.ts';
import { createDocumentsRepository, type StoredDocument, type StoredMetadata } from './documents.repository.ts';
import { presentCard } from './present-card.ts';

/**
 * Cards by documentId, with what the organisation attached and of its projects those the actor sees.
 * Ids that are not held are absent.
 */
export async function findCards(
  database: DatabaseHandle,
  actor: Actor,
  documentIds: readonly number[],
): Promise<Map<number, DocumentCard>> {
  const repository = createDocumentsRepository(database);
  const [documents, metadata] = await Promise.all([
    repository.findByIds(documentIds),
    repository.findMetadata(actor, documentIds),
  ]);
  return cardsOf(documents, metadata);
}

/** The same for documents already read. */
export async function presentCards(
  database: DatabaseHandle,
  actor: Actor,
  documents: readonly StoredDocument[],
): Promise<Map<number, DocumentCard>> {
  const ids = documents.map((document) => document.documentId);
  return cardsOf(documents, await createDocumentsRepository(database).findMetadata(actor, ids));
}

function cardsOf(documents: readonly StoredDocument[], metadata: ReadonlyMap<number, StoredMetadata>) {
  return new Map(
    documents.map((document) => [document.documentId, presentCard(document, metadata.get(document.documentId))]),
  );
}
