import type { Tag } from '@rotunda/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Database, DatabaseHandle } from '../../platform/database/create-database.ts';
import { publishEvent } from '../../platform/events/publish-event.ts';
import type { Actor } from '../../platform/request-context.ts';
import { appendAudit } from '../audit/index.ts';
import { replaceTagInSavedSearches } from '../saved-searches/index.ts';
import type { TagsDeps } from './tags.deps.ts';
import { createTagsRepository, type TagsRepository } from './tags.repository.ts';

/** Creates a tag. If the name exists in any case, the existing tag is returned. */
export function createTag({ database, clock, ids }: TagsDeps, actor: Actor, name: string): Promise<Tag> {
  const { organizationId } = actor;
  return changeTags(database, actor, async (repository) => {
    const existing = await repository.getByName(organizationId, name);
    if (existing !== null) return existing;
    const tagId = ids.newId();
    await repository.insert({ tagId, organizationId, name, createdTs: clock.now() });
    return { _id: tagId, name };
  });
}

/**
 * Renames a tag.
 * @throws AppError NOT_FOUND; CONFLICT when another tag has the name in any case
 */
export function renameTag({ database, ...deps }: TagsDeps, actor: Actor, tagId: string, name: string): Promise<Tag> {
  const { organizationId } = actor;
  return changeTags(database, actor, async (repository, tx) => {
    const before = await getTag(repository, organizationId, tagId);
    const named = await repository.getByName(organizationId, name);
    if (named !== null && named._id !== tagId) {
      throw new AppError('CONFLICT', { message: `The tag “${named.name}” already exists. Merge the two instead.` });
    }
    await repository.rename(organizationId, tagId, name);
    await appendAudit(tx, deps, actor, {
      action: 'tag.renamed',
      subject: tagId,
      detail: { name: before.name, newName: name },
    });
    return { _id: tagId, name };
  });
}

/**
 * Merges a tag into another: everything tagged with it, including filters of saved searches, gets the other tag, and
 * the first tag is deleted.
 * @throws AppError NOT_FOUND, VALIDATION
 */
export function mergeTags(
  { database, ...deps }: TagsDeps,
  actor: Actor,
  tagId: string,
  intoTagId: string,
): Promise<Tag> {
  const { organizationId } = actor;
  if (tagId === intoTagId) {
    throw new AppError('VALIDATION', { data: { fields: { intoTagId: 'A tag cannot be merged into itself.' } } });
  }
  return changeTags(database, actor, async (repository, tx) => {
    const merged = await getTag(repository, organizationId, tagId);
    const into = await getTag(repository, organizationId, intoTagId);
    await repository.copyUses(organizationId, tagId, intoTagId);
    await replaceTagInSavedSearches(tx, actor, { tagId, intoTagId }, deps.clock.now());
    await repository.delete(organizationId, tagId);
    await appendAudit(tx, deps, actor, {
      action: 'tag.merged',
      subject: tagId,
      detail: { name: merged.name, intoName: into.name },
    });
    return into;
  });
}

/** Deletes a tag and removes it from everything, including the filters of saved searches. @throws AppError NOT_FOUND */
export function deleteTag({ database, ...deps }: TagsDeps, actor: Actor, tagId: string): Promise<void> {
  return changeTags(database, actor, async (repository, tx) => {
    const { name } = await getTag(repository, actor.organizationId, tagId);
    await replaceTagInSavedSearches(tx, actor, { tagId, intoTagId: null }, deps.clock.now());
    await repository.delete(actor.organizationId, tagId);
    await appendAudit(tx, deps, actor, { action: 'tag.deleted', subject: tagId, detail: { name } });
  });
}

async function getTag(repository: TagsRepository, organizationId: string, tagId: string): Promise<Tag> {
  const found = await repository.get(organizationId, tagId);
  if (found === null) throw new AppError('NOT_FOUND');
  return found;
}

function changeTags<T>(
  database: Database,
  actor: Actor,
  change: (repository: TagsRepository, tx: DatabaseHandle) => Promise<T>,
): Promise<T> {
  return database.transaction(async (tx) => {
    const repository = createTagsRepository(tx);
    await repository.lock(actor.organizationId);
    const result = await change(repository, tx);
    await announce(tx, actor);
    return result;
  });
}

/** Tag names are shown on documents and projects, so their pages refetch as well. */
function announce(tx: DatabaseHandle, { organizationId }: Actor): Promise<void> {
  return publishEvent(tx, { organizationId, topic: 'tags.changed', ids: {} });
}
