import type { Tag } from '@rotunda/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, DatabaseHandle } from '../../platform/database/create-database.ts';
import { publishEvent } from '../../platform/events/publish-event.ts';
import type { IdSource } from '../../platform/ids.ts';
import type { Actor } from '../../platform/request-context.ts';
import { appendAudit } from '../audit/index.ts';
import { replaceTagInSavedSearches } from '../saved-searches/index.ts';
import { createTagsRepository, type TagsRepository } from './tags.repository.ts';

export interface TagsDeps {
  database: Database;
  clock: Clock;
  ids: IdSource;
}

/** An existing name, whatever its case, answers the existing tag. */
export function createTag({ database, clock, ids }: TagsDeps, actor: Actor, name: string): Promise<Tag> {
  const { organisationId } = actor;
  return changeTags(database, actor, async (repository) => {
    const existing = await repository.getByName(organisationId, name);
    if (existing !== null) return existing;
    const tagId = ids.newId();
    await repository.insert({ tagId, organisationId, name, createdTs: clock.now() });
    return { _id: tagId, name };
  });
}

/** @throws AppError NOT_FOUND; CONFLICT for the name of another tag, whatever its case */
export function renameTag({ database, ...deps }: TagsDeps, actor: Actor, tagId: string, name: string): Promise<Tag> {
  const { organisationId } = actor;
  return changeTags(database, actor, async (repository, tx) => {
    const before = await getTag(repository, organisationId, tagId);
    const named = await repository.getByName(organisationId, name);
    if (named !== null && named._id !== tagId) {
      throw new AppError('CONFLICT', { message: `There is a tag “${named.name}” already. Merge the two instead.` });
    }
    await repository.rename(organisationId, tagId, name);
    await appendAudit(tx, deps, actor, {
      action: 'tag.renamed',
      subject: tagId,
      detail: { name: before.name, newName: name },
    });
    return { _id: tagId, name };
  });
}

/**
 * Everything tagged with one tag is tagged with the other, saved searches ask for the other, and the first is gone.
 * @throws AppError NOT_FOUND, VALIDATION
 */
export function mergeTags(
  { database, ...deps }: TagsDeps,
  actor: Actor,
  tagId: string,
  intoTagId: string,
): Promise<Tag> {
  const { organisationId } = actor;
  if (tagId === intoTagId) {
    throw new AppError('VALIDATION', { data: { fields: { intoTagId: 'A tag cannot be merged into itself.' } } });
  }
  return changeTags(database, actor, async (repository, tx) => {
    const merged = await getTag(repository, organisationId, tagId);
    const into = await getTag(repository, organisationId, intoTagId);
    await repository.copyUses(organisationId, tagId, intoTagId);
    await replaceTagInSavedSearches(tx, actor, { tagId, intoTagId }, deps.clock.now());
    await repository.delete(organisationId, tagId);
    await appendAudit(tx, deps, actor, {
      action: 'tag.merged',
      subject: tagId,
      detail: { name: merged.name, intoName: into.name },
    });
    return into;
  });
}

/** Takes it off everything, and out of the filters of saved searches. @throws AppError NOT_FOUND */
export function deleteTag({ database, ...deps }: TagsDeps, actor: Actor, tagId: string): Promise<void> {
  return changeTags(database, actor, async (repository, tx) => {
    const { name } = await getTag(repository, actor.organisationId, tagId);
    await replaceTagInSavedSearches(tx, actor, { tagId, intoTagId: null }, deps.clock.now());
    await repository.delete(actor.organisationId, tagId);
    await appendAudit(tx, deps, actor, { action: 'tag.deleted', subject: tagId, detail: { name } });
  });
}

async function getTag(repository: TagsRepository, organisationId: string, tagId: string): Promise<Tag> {
  const found = await repository.get(organisationId, tagId);
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
    await repository.lock(actor.organisationId);
    const result = await change(repository, tx);
    await announce(tx, actor);
    return result;
  });
}

/** A name stands on documents and projects: their pages ask again too. */
function announce(tx: DatabaseHandle, { organisationId }: Actor): Promise<void> {
  return publishEvent(tx, { organisationId, topic: 'tags.changed', ids: {} });
}
