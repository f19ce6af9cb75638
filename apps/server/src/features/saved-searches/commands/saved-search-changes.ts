import type { EventTopic, SearchModel } from '@rotunda/contract';
import type { DocumentType } from '@rotunda/domain';
import { AppError } from '../../../platform/app-error.ts';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import { publishEvent } from '../../../platform/events/publish-event.ts';
import type { Actor } from '../../../platform/request-context.ts';
import { createProjectsRepository, publishToProjects } from '../../projects/index.ts';
import { createMatchableSearchesRepository } from '../matchable-searches.repository.ts';
import { createSavedSearchesRepository, type StoredSavedSearch } from '../saved-searches.repository.ts';

/** Limits a search that was saved for a type (SEA-12) to that type, unless its model names types itself. */
export function withDocumentType(model: SearchModel, documentType: DocumentType | null): SearchModel {
  return documentType === null || model.datasetTypes.length > 0 ? model : { ...model, datasetTypes: [documentType] };
}

/**
 * Locks a saved search before reading it, so that the second of two concurrent moves or changes continues from the
 * result of the first.
 */
export async function lockSavedSearch(
  tx: DatabaseHandle,
  actor: Actor,
  savedSearchId: string,
): Promise<StoredSavedSearch> {
  const repository = createSavedSearchesRepository(tx);
  await repository.lock(actor.organizationId, savedSearchId);
  const found = await repository.get(actor, savedSearchId);
  if (found === null) throw new AppError('NOT_FOUND');
  return found;
}

export async function assertProject(tx: DatabaseHandle, actor: Actor, projectId: string | null): Promise<void> {
  if (projectId !== null && (await createProjectsRepository(tx).get(actor, projectId)) === null)
    throw new AppError('NOT_FOUND');
}

export async function announceSavedSearch(tx: DatabaseHandle, actor: Actor, savedSearchId: string[]): Promise<void> {
  await createMatchableSearchesRepository(tx).notifyMatchers(savedSearchId);
  await publishToOwners(tx, actor, 'saved-searches.changed', savedSearchId);
}

/**
 * Notifies users of changed saved searches. For one in a confidential project, only users who see the project are
 * notified; for one without a project, everyone is.
 */
export async function publishToOwners(tx: DatabaseHandle, actor: Actor, topic: EventTopic, savedSearchIds: string[]) {
  const { organizationId } = actor;
  const projectBySearch = await createSavedSearchesRepository(tx).findProjectIds(organizationId, savedSearchIds);
  const isLoose = (savedSearchId: string) => (projectBySearch.get(savedSearchId) ?? null) === null;
  const loose = savedSearchIds.filter(isLoose);
  if (loose.length > 0) await publishEvent(tx, { organizationId, topic, ids: { savedSearchId: loose } });
  const news = [...projectBySearch].flatMap(([savedSearchId, projectId]) =>
    projectId === null ? [] : [{ projectId, ids: { savedSearchId: [savedSearchId] } }],
  );
  await publishToProjects(tx, organizationId, topic, news);
}
