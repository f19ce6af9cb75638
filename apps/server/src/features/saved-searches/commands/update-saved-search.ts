import { ALL_PROJECTS, type SavedSearch, type SearchModel, searchModelSchema } from '@rotunda/contract';
import { DOCUMENT_TYPES, type DocumentType } from '@rotunda/domain';
import { AppError } from '../../../platform/app-error.ts';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import type { Actor } from '../../../platform/request-context.ts';
import { createProjectsRepository } from '../../projects/index.ts';
import type { SavedSearchesDeps } from '../saved-searches.deps.ts';
import { getSavedSearch } from '../saved-searches.queries.ts';
import { createSavedSearchesRepository, type StoredSavedSearch } from '../saved-searches.repository.ts';
import {
  announceSavedSearch,
  assertProject,
  lockSavedSearch,
  publishToOwners,
  withDocumentType,
} from './saved-search-changes.ts';

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
    await announceSavedSearch(tx, actor, [savedSearchId]);
    return getSavedSearch(deps, actor, savedSearchId, tx);
  });
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
