import type { DocumentCard } from '@rotunda/contract';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import type { Actor } from '../../platform/request-context.ts';
import { createDocumentsRepository, type StoredDocument } from './documents.repository.ts';
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
  const documents = await createDocumentsRepository(database).findByIds(documentIds);
  return presentCards(database, actor, documents);
}

/** The same for documents already read. */
export async function presentCards(
  database: DatabaseHandle,
  actor: Actor,
  documents: readonly StoredDocument[],
): Promise<Map<number, DocumentCard>> {
  const ids = documents.map((document) => document.documentId);
  const metadata = await createDocumentsRepository(database).findMetadata(actor, ids);
  return new Map(
    documents.map((document) => [document.documentId, presentCard(document, metadata.get(document.documentId))]),
  );
}
