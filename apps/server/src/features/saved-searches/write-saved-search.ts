import {
  ALL_PROJECTS,
  type EventTopic,
  type SavedSearch,
  searchedText,
  type SearchModel,
  searchModelSchema,
} from '@rotunda/contract';
import { cleanName, DOCUMENT_TYPES, type DocumentType, type UnixSeconds } from '@rotunda/domain';
import { AppError } from '../../platform/app-error.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import { publishEvent } from '../../platform/events/publish-event.ts';
import type { Actor } from '../../platform/request-context.ts';
import { createProjectsRepository, publishToProjects } from '../projects/index.ts';
import { describePassage, shorten } from './describe-passage.ts';
import { getSavedSearch } from './find-saved-searches.ts';
import { followPassage, type NewPassage } from './follow-passage.ts';
import type { SavedSearchesDeps } from './saved-searches-deps.ts';
import { createMatchableSearchesRepository } from './matchable-searches.repository.ts';
import { createSavedSearchesRepository, type StoredSavedSearch } from './saved-searches.repository.ts';

export interface NewSavedSearch {
  title?: string | undefined;
  projectId: string | null;
  documentType: DocumentType | null;
  searchModel: SearchModel;
  emailAlerts: boolean;
  passage?: NewPassage | undefined;
}

const TITLE_LENGTH = 80;
/** Characters of a title that quote a followed passage; the rest is for the name of its document. */
const TITLE_QUOTED = 50;

/**
 * Creates a saved search.
 * @throws AppError QUERY_FAULT; NOT_FOUND for a project the actor cannot see; as `followPassage`
 */
export async function createSavedSearch(
  deps: SavedSearchesDeps,
  actor: Actor,
  input: NewSavedSearch,
): Promise<SavedSearch> {
  const searchModel = withDocumentType(input.searchModel, input.documentType);
  const { explanation } = await deps.compileUserSearch(actor, searchModel, deps.clock.now());
  const passage = input.passage === undefined ? null : await followPassage(deps, actor, input.passage);
  const savedSearchId = deps.ids.newId();
  const nowTs = deps.clock.now();
  return deps.database.transaction(async (tx) => {
    await assertProject(tx, actor, input.projectId);
    await createSavedSearchesRepository(tx).insert({
      savedSearchId,
      organizationId: actor.organizationId,
      projectId: input.projectId,
      title:
        input.title ?? getTitle(searchModel, passage === null ? explanation : describePassage(passage, TITLE_QUOTED)),
      documentType: input.documentType,
      searchModel,
      passage,
      emailAlerts: input.emailAlerts,
      createdBy: actor.userId,
      createdTs: nowTs,
      updatedTs: nowTs,
    });
    await announce(tx, actor, [savedSearchId]);
    return getSavedSearch(deps, actor, savedSearchId, tx);
  });
}

export interface SavedSearchChanges {
  /** The version that was edited; without it the last write wins. */
  version?: number | undefined;
  title?: string | undefined;
  projectId?: string | null | undefined;
  documentType?: DocumentType | null | undefined;
  searchModel?: SearchModel | undefined;
  emailAlerts?: boolean | undefined;
}

/**
 * Changes a saved search. It is matched with its new model from now on; earlier matches stay.
 * @throws AppError QUERY_FAULT, NOT_FOUND, CONFLICT; VALIDATION for a filter on projects that its owner can see and the actor
 *   cannot
 */
export async function updateSavedSearch(
  deps: SavedSearchesDeps,
  actor: Actor,
  savedSearchId: string,
  changes: SavedSearchChanges,
): Promise<SavedSearch> {
  if (changes.searchModel !== undefined) await deps.compileUserSearch(actor, changes.searchModel, deps.clock.now());
  return deps.database.transaction(async (tx) => {
    const repository = createSavedSearchesRepository(tx);
    const found = await lockSavedSearch(tx, actor, savedSearchId);
    if (changes.version !== undefined && changes.version !== found.version) throw new AppError('CONFLICT');
    await assertProject(tx, actor, changes.projectId ?? null);
    // Users who see only the previous project are notified as well.
    if (changes.projectId !== undefined) await publishToOwners(tx, actor, 'saved-searches.changed', [savedSearchId]);
    // The search matches what its owner can see, so another user must not point it at projects that they cannot see
    // themselves.
    if (found.createdBy !== actor.userId) await assertFilter(tx, actor, changes.searchModel?.entityMetadata.projectIds);
    await repository.update(actor.organizationId, savedSearchId, {
      updatedTs: deps.clock.now(),
      ...changedModel(found, changes),
      ...(changes.title === undefined ? {} : { title: changes.title }),
      ...(changes.projectId === undefined ? {} : { projectId: changes.projectId }),
      ...(changes.documentType === undefined ? {} : { documentType: changes.documentType }),
      // A model that parses repairs a broken search.
      ...(changes.searchModel === undefined ? {} : { brokenReason: null }),
      ...(changes.emailAlerts === undefined ? {} : { emailAlerts: changes.emailAlerts }),
    });
    await announce(tx, actor, [savedSearchId]);
    return getSavedSearch(deps, actor, savedSearchId, tx);
  });
}

/**
 * Deletes a saved search with its matches, and the alerts that no other saved search explains. @throws AppError
 * NOT_FOUND
 */
export function deleteSavedSearch(deps: SavedSearchesDeps, actor: Actor, savedSearchId: string): Promise<void> {
  return deps.database.transaction(async (tx) => {
    await lockSavedSearch(tx, actor, savedSearchId);
    // Announced before the deletion, because afterwards its owners can no longer be found.
    await announce(tx, actor, [savedSearchId]);
    await publishToOwners(tx, actor, 'alerts.changed', [savedSearchId]);
    await createSavedSearchesRepository(tx).delete(actor.organizationId, savedSearchId, deps.clock.now());
  });
}

/**
 * Moves a saved search to another project, in the caller's transaction, which also moves its alerts.
 * @returns the previous project
 * @throws AppError NOT_FOUND, also for a search that belongs to no project
 */
export async function moveSavedSearch(
  deps: SavedSearchesDeps,
  tx: DatabaseHandle,
  actor: Actor,
  { savedSearchId, toProjectId }: { savedSearchId: string; toProjectId: string },
): Promise<string> {
  const repository = createSavedSearchesRepository(tx);
  const found = await lockSavedSearch(tx, actor, savedSearchId);
  if (found.projectId === null) throw new AppError('NOT_FOUND');
  await assertProject(tx, actor, toProjectId);
  await publishToOwners(tx, actor, 'saved-searches.changed', [savedSearchId]);
  await repository.update(actor.organizationId, savedSearchId, { projectId: toProjectId, updatedTs: deps.clock.now() });
  await announce(tx, actor, [savedSearchId]);
  return found.projectId;
}

/**
 * Makes the matchers forget the saved searches of projects. Call it in the transaction that deletes the projects,
 * before the deletion.
 */
export async function forgetProjects(
  tx: DatabaseHandle,
  organizationId: string,
  projectIds: readonly string[],
): Promise<void> {
  await createMatchableSearchesRepository(tx).notifyMatchers(
    await createSavedSearchesRepository(tx).findIdsOfProjects(organizationId, projectIds),
  );
}

/**
 * Updates the saved searches that filter by a tag that is merged or deleted, in the same transaction. They are matched
 * with the new filter from now on. A search left without tags is kept without that filter.
 */
export async function replaceTagInSavedSearches(
  tx: DatabaseHandle,
  actor: Actor,
  replacement: { tagId: string; intoTagId: string | null },
  nowTs: UnixSeconds,
): Promise<void> {
  const changed = await createSavedSearchesRepository(tx).replaceTag(actor.organizationId, replacement, nowTs);
  if (changed.length > 0) await announce(tx, actor, changed);
}

const getDocumentType = (found: StoredSavedSearch) =>
  DOCUMENT_TYPES.find((type) => type === found.documentType) ?? null;

/**
 * Returns an empty object when neither model nor type changes, so that a concurrent change by another user is not
 * overwritten.
 */
function changedModel(found: StoredSavedSearch, changes: SavedSearchChanges): { searchModel?: SearchModel } {
  const { documentType = getDocumentType(found), searchModel } = changes;
  if (searchModel !== undefined) return { searchModel: withDocumentType(searchModel, documentType) };
  if (changes.documentType === undefined) return {};
  const kept = searchModelSchema.parse(found.searchModel);
  // The search's previous type is replaced by the new one; types that its model named itself stay.
  const isOfType = kept.datasetTypes.length === 1 && kept.datasetTypes[0] === found.documentType;
  return { searchModel: withDocumentType(isOfType ? { ...kept, datasetTypes: [] } : kept, documentType) };
}

/** Limits a search that was saved for a type (SEA-12) to that type, unless its model names types itself. */
function withDocumentType(model: SearchModel, documentType: DocumentType | null): SearchModel {
  return documentType === null || model.datasetTypes.length > 0 ? model : { ...model, datasetTypes: [documentType] };
}

/**
 * Locks a saved search before reading it, so that the second of two concurrent moves or changes continues from the
 * result of the first.
 */
async function lockSavedSearch(tx: DatabaseHandle, actor: Actor, savedSearchId: string): Promise<StoredSavedSearch> {
  const repository = createSavedSearchesRepository(tx);
  await repository.lock(actor.organizationId, savedSearchId);
  const found = await repository.get(actor, savedSearchId);
  if (found === null) throw new AppError('NOT_FOUND');
  return found;
}

async function assertProject(tx: DatabaseHandle, actor: Actor, projectId: string | null): Promise<void> {
  if (projectId !== null && (await createProjectsRepository(tx).get(actor, projectId)) === null)
    throw new AppError('NOT_FOUND');
}

async function assertFilter(
  tx: DatabaseHandle,
  actor: Actor,
  projectIds: SearchModel['entityMetadata']['projectIds'] = [],
): Promise<void> {
  if (projectIds !== ALL_PROJECTS) {
    const asked = [...new Set(projectIds)];
    const visible = await createProjectsRepository(tx).findVisibleIds(actor, asked);
    if (visible.length === asked.length) return;
  }
  const message = 'This search filters by projects you cannot see. Only the person who saved it can change its search.';
  throw new AppError('VALIDATION', { message, data: { fields: { searchModel: message } } });
}

async function announce(tx: DatabaseHandle, actor: Actor, savedSearchId: string[]): Promise<void> {
  await createMatchableSearchesRepository(tx).notifyMatchers(savedSearchId);
  await publishToOwners(tx, actor, 'saved-searches.changed', savedSearchId);
}

/**
 * Notifies users of changed saved searches. For one in a confidential project, only users who see the project are
 * notified; for one without a project, everyone is.
 */
async function publishToOwners(tx: DatabaseHandle, actor: Actor, topic: EventTopic, savedSearchIds: string[]) {
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

function getTitle(model: SearchModel, explanation: string): string {
  return shorten(cleanName(searchedText(model)) || cleanName(explanation), TITLE_LENGTH) || 'Saved search';
}
