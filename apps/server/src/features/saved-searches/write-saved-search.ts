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
/** Of which a followed passage takes so many, to leave room for the name of its document. */
const TITLE_QUOTED = 50;

/** @throws AppError QUERY_FAULT; NOT_FOUND for a project the actor does not see; as `followPassage` */
export async function createSavedSearch(
  deps: SavedSearchesDeps,
  actor: Actor,
  input: NewSavedSearch,
): Promise<SavedSearch> {
  const searchModel = withDocumentType(input.searchModel, input.documentType);
  const { explanation } = await deps.understandInTurn(actor, searchModel, deps.clock.now());
  const passage = input.passage === undefined ? null : await followPassage(deps, actor, input.passage);
  const savedSearchId = deps.ids.newId();
  const nowTs = deps.clock.now();
  return deps.database.transaction(async (tx) => {
    await assertProject(tx, actor, input.projectId);
    await createSavedSearchesRepository(tx).insert({
      savedSearchId,
      organisationId: actor.organisationId,
      projectId: input.projectId,
      title:
        input.title ?? titleOf(searchModel, passage === null ? explanation : describePassage(passage, TITLE_QUOTED)),
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
  title?: string | undefined;
  projectId?: string | null | undefined;
  documentType?: DocumentType | null | undefined;
  searchModel?: SearchModel | undefined;
  emailAlerts?: boolean | undefined;
}

/**
 * A changed search is matched anew from now on; what it found before stays.
 * @throws AppError QUERY_FAULT, NOT_FOUND; VALIDATION for a filter on projects its owner sees and the actor may not
 */
export async function updateSavedSearch(
  deps: SavedSearchesDeps,
  actor: Actor,
  savedSearchId: string,
  changes: SavedSearchChanges,
): Promise<SavedSearch> {
  if (changes.searchModel !== undefined) await deps.understandInTurn(actor, changes.searchModel, deps.clock.now());
  return deps.database.transaction(async (tx) => {
    const repository = createSavedSearchesRepository(tx);
    const found = await lockSavedSearch(tx, actor, savedSearchId);
    await assertProject(tx, actor, changes.projectId ?? null);
    // Those of the project it leaves are told as well.
    if (changes.projectId !== undefined) await publishToOwners(tx, actor, 'saved-searches.changed', [savedSearchId]);
    // It goes on matching what its owner sees: nobody else may aim it at what they do not see themselves.
    if (found.createdBy !== actor.userId) await assertFilter(tx, actor, changes.searchModel?.entityMetadata.projectIds);
    await repository.update(actor.organisationId, savedSearchId, {
      updatedTs: deps.clock.now(),
      ...changedModel(found, changes),
      ...(changes.title === undefined ? {} : { title: changes.title }),
      ...(changes.projectId === undefined ? {} : { projectId: changes.projectId }),
      ...(changes.documentType === undefined ? {} : { documentType: changes.documentType }),
      // A text that parses mends a broken search.
      ...(changes.searchModel === undefined ? {} : { brokenReason: null }),
      ...(changes.emailAlerts === undefined ? {} : { emailAlerts: changes.emailAlerts }),
    });
    await announce(tx, actor, [savedSearchId]);
    return getSavedSearch(deps, actor, savedSearchId, tx);
  });
}

/** Its matches go with it; alerts that no other saved search explains are deleted. @throws AppError NOT_FOUND */
export function deleteSavedSearch(deps: SavedSearchesDeps, actor: Actor, savedSearchId: string): Promise<void> {
  return deps.database.transaction(async (tx) => {
    await lockSavedSearch(tx, actor, savedSearchId);
    // Before it is gone: afterwards nobody knows whose it was.
    await announce(tx, actor, [savedSearchId]);
    await publishToOwners(tx, actor, 'alerts.changed', [savedSearchId]);
    await createSavedSearchesRepository(tx).delete(actor.organisationId, savedSearchId, deps.clock.now());
  });
}

/**
 * Puts a saved search into another project, in the caller's transaction, which moves its alerts.
 * @returns the project it was in
 * @throws AppError NOT_FOUND, also for one that belongs to no project
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
  await repository.update(actor.organisationId, savedSearchId, { projectId: toProjectId, updatedTs: deps.clock.now() });
  await announce(tx, actor, [savedSearchId]);
  return found.projectId;
}

/** For a deletion of projects, in its transaction and before it: the matchers forget what was saved in them. */
export async function forgetProjects(
  tx: DatabaseHandle,
  organisationId: string,
  projectIds: readonly string[],
): Promise<void> {
  await createMatchableSearchesRepository(tx).notifyMatchers(
    await createSavedSearchesRepository(tx).findIdsOfProjects(organisationId, projectIds),
  );
}

/**
 * For a tag that becomes another or is deleted, in its transaction: saved searches that filter by it follow, and are
 * matched anew from now on. A search left without tags to ask for is kept without that filter.
 */
export async function replaceTagInSavedSearches(
  tx: DatabaseHandle,
  actor: Actor,
  replacement: { tagId: string; intoTagId: string | null },
  nowTs: UnixSeconds,
): Promise<void> {
  const changed = await createSavedSearchesRepository(tx).replaceTag(actor.organisationId, replacement, nowTs);
  if (changed.length > 0) await announce(tx, actor, changed);
}

const documentTypeOf = (found: StoredSavedSearch) => DOCUMENT_TYPES.find((type) => type === found.documentType) ?? null;

/** Nothing when neither model nor type change: what someone else changes at the same moment stays. */
function changedModel(found: StoredSavedSearch, changes: SavedSearchChanges): { searchModel?: SearchModel } {
  const { documentType = documentTypeOf(found), searchModel } = changes;
  if (searchModel !== undefined) return { searchModel: withDocumentType(searchModel, documentType) };
  if (changes.documentType === undefined) return {};
  const kept = searchModelSchema.parse(found.searchModel);
  // The type it was saved for before makes room for the new one; types its model named itself stay.
  const isOfType = kept.datasetTypes.length === 1 && kept.datasetTypes[0] === found.documentType;
  return { searchModel: withDocumentType(isOfType ? { ...kept, datasetTypes: [] } : kept, documentType) };
}

/** One saved for a type (S1 §3) looks for that type alone, unless its model names types itself. */
function withDocumentType(model: SearchModel, documentType: DocumentType | null): SearchModel {
  return documentType === null || model.datasetTypes.length > 0 ? model : { ...model, datasetTypes: [documentType] };
}

/** Read behind its lock: of two who move or change it at once, the second goes on from what the first made of it. */
async function lockSavedSearch(tx: DatabaseHandle, actor: Actor, savedSearchId: string): Promise<StoredSavedSearch> {
  const repository = createSavedSearchesRepository(tx);
  await repository.lock(actor.organisationId, savedSearchId);
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
  const message =
    'This search filters by projects you may not see. Only whoever saved it can change what it looks for.';
  throw new AppError('VALIDATION', { message, data: { fields: { searchModel: message } } });
}

async function announce(tx: DatabaseHandle, actor: Actor, savedSearchId: string[]): Promise<void> {
  await createMatchableSearchesRepository(tx).notifyMatchers(savedSearchId);
  await publishToOwners(tx, actor, 'saved-searches.changed', savedSearchId);
}

/** One of a confidential project is told to those alone who see the project; one of no project to everyone. */
async function publishToOwners(tx: DatabaseHandle, actor: Actor, topic: EventTopic, savedSearchIds: string[]) {
  const { organisationId } = actor;
  const projectOf = await createSavedSearchesRepository(tx).findProjectIds(organisationId, savedSearchIds);
  const isLoose = (savedSearchId: string) => (projectOf.get(savedSearchId) ?? null) === null;
  const loose = savedSearchIds.filter(isLoose);
  if (loose.length > 0) await publishEvent(tx, { organisationId, topic, ids: { savedSearchId: loose } });
  const news = [...projectOf].flatMap(([savedSearchId, projectId]) =>
    projectId === null ? [] : [{ projectId, ids: { savedSearchId: [savedSearchId] } }],
  );
  await publishToProjects(tx, organisationId, topic, news);
}

function titleOf(model: SearchModel, explanation: string): string {
  return shorten(cleanName(searchedText(model)) || cleanName(explanation), TITLE_LENGTH) || 'Saved search';
}
