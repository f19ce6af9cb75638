import type { EntityMetadata } from '@rotunda/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, DatabaseHandle } from '../../platform/database/create-database.ts';
import { publishEvent } from '../../platform/events/publish-event.ts';
import type { Actor } from '../../platform/request-context.ts';
import { createProjectTagsRepository, findDocuments } from '../projects/index.ts';
import { createEntityMetadataRepository, type FactChange } from './entity-metadata.repository.ts';
import { findEntityMetadata } from './find-entity-metadata.ts';

export interface EntityMetadataDeps {
  database: Database;
  clock: Clock;
}

export interface EntityMetadataChange {
  fusionId: string;
  documentType: string;
  priority?: string | null | undefined;
  position?: string | null | undefined;
  addTagIds?: readonly string[] | undefined;
  removeTagIds?: readonly string[] | undefined;
}

/**
 * Changes priority, position and tags of documents, all or nothing. Discover's filters read the same rows, so a search
 * that follows finds the change.
 * @throws AppError NOT_FOUND for a document that is not held or a tag of others
 */
export function updateEntityMetadata(
  { database, clock }: EntityMetadataDeps,
  actor: Actor,
  changes: readonly EntityMetadataChange[],
): Promise<EntityMetadata[]> {
  return database.transaction(async (tx) => {
    const { organisationId } = actor;
    await assertTags(tx, organisationId, changes);
    const documents = await findDocuments(tx, changes);
    const numbered = changes.flatMap((change) => {
      const documentId = documents.get(change.fusionId);
      return documentId === undefined ? [] : [{ ...change, documentId }];
    });
    const repository = createEntityMetadataRepository(tx);
    const nowTs = clock.now();
    for (const fact of ['priority', 'position'] as const) {
      await repository.setFact(actor, fact, lastOfEach(numbered, fact), nowTs);
    }
    const tagged = (key: 'addTagIds' | 'removeTagIds') =>
      numbered.flatMap((change) => (change[key] ?? []).map((tagId) => ({ documentId: change.documentId, tagId })));
    await repository.addTags(organisationId, tagged('addTagIds'));
    await repository.removeTags(organisationId, tagged('removeTagIds'));
    const fusionId = [...documents.keys()];
    await publishEvent(tx, { organisationId, topic: 'entity-metadata.changed', ids: { fusionId } });
    return findEntityMetadata(tx, actor, fusionId);
  });
}

/** A document named twice gets what was said last. */
function lastOfEach(
  changes: readonly (EntityMetadataChange & { documentId: number })[],
  fact: 'priority' | 'position',
): FactChange[] {
  const last = new Map<number, string | null>();
  for (const change of changes) {
    const value = change[fact];
    if (value !== undefined) last.set(change.documentId, value);
  }
  return [...last].map(([documentId, value]) => ({ documentId, value }));
}

async function assertTags(
  tx: DatabaseHandle,
  organisationId: string,
  changes: readonly EntityMetadataChange[],
): Promise<void> {
  const named = new Set(changes.flatMap((change) => [...(change.addTagIds ?? []), ...(change.removeTagIds ?? [])]));
  const own = await createProjectTagsRepository(tx).findOwn(organisationId, [...named]);
  if (own.length < named.size) throw new AppError('NOT_FOUND');
}
