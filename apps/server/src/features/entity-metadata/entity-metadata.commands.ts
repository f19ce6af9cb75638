import { CONTACT_TEXTS, CUSTOM_CONTACT_TYPES, type EntityMetadata } from '@rotunda/contract';
import { AppError } from '../../platform/app-error.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import { publishEvent } from '../../platform/events/publish-event.ts';
import type { Actor } from '../../platform/request-context.ts';
import { findLinkable } from '../linked-entities/index.ts';
import { createProjectTagsRepository } from '../projects/index.ts';
import type { EntityMetadataDeps } from './entity-metadata.deps.ts';
import { findEntityMetadata } from './entity-metadata.queries.ts';
import { createEntityMetadataRepository, type FactChange } from './entity-metadata.repository.ts';

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
 * that follows sees the change.
 * @throws AppError NOT_FOUND for a document that is not stored or a tag of another organization; VALIDATION for a
 *   priority or position of a contact
 */
export function updateEntityMetadata(
  { database, clock }: EntityMetadataDeps,
  actor: Actor,
  changes: readonly EntityMetadataChange[],
): Promise<EntityMetadata[]> {
  return database.transaction(async (tx) => {
    const { organizationId } = actor;
    await assertTags(tx, organizationId, changes);
    assertNoFactsOfContacts(changes);
    const documents = await findLinkable(tx, organizationId, changes);
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
    await repository.addTags(organizationId, tagged('addTagIds'));
    await repository.removeTags(organizationId, tagged('removeTagIds'));
    const fusionId = [...documents.keys()];
    await publishEvent(tx, { organizationId, topic: 'entity-metadata.changed', ids: { fusionId } });
    return findEntityMetadata(tx, actor, fusionId);
  });
}

/** Keeps the last value of each document, in case it is named twice. */
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

/** Contacts can only be tagged; they have no priority or position (MET-01). */
function assertNoFactsOfContacts(changes: readonly EntityMetadataChange[]): void {
  const isContact = ({ documentType }: EntityMetadataChange) =>
    CUSTOM_CONTACT_TYPES.some((type) => type === documentType);
  const refused = changes
    .filter(isContact)
    .flatMap(({ priority, position }) => [
      ...(priority === undefined ? [] : ['priority']),
      ...(position === undefined ? [] : ['position']),
    ]);
  if (refused.length === 0) return;
  const fields = Object.fromEntries(refused.map((name) => [name, CONTACT_TEXTS.noDecisions]));
  throw new AppError('VALIDATION', { data: { fields } });
}

async function assertTags(
  tx: DatabaseHandle,
  organizationId: string,
  changes: readonly EntityMetadataChange[],
): Promise<void> {
  const named = new Set(changes.flatMap((change) => [...(change.addTagIds ?? []), ...(change.removeTagIds ?? [])]));
  const own = await createProjectTagsRepository(tx).findOwn(organizationId, [...named]);
  if (own.length < named.size) throw new AppError('NOT_FOUND');
}
