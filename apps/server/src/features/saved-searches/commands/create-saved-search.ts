import { type SavedSearch, searchedText, type SearchModel } from '@rotunda/contract';
import { cleanName, type DocumentType } from '@rotunda/domain';
import type { Actor } from '../../../platform/request-context.ts';
import type { SavedSearchesDeps } from '../saved-searches.deps.ts';
import { describePassage, shorten } from '../saved-searches.presenter.ts';
import { getSavedSearch } from '../saved-searches.queries.ts';
import { createSavedSearchesRepository } from '../saved-searches.repository.ts';
import { followPassage, type NewPassage } from './follow-passage.ts';
import { announceSavedSearch, assertProject, withDocumentType } from './saved-search-changes.ts';

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
    await announceSavedSearch(tx, actor, [savedSearchId]);
    return getSavedSearch(deps, actor, savedSearchId, tx);
  });
}

function getTitle(model: SearchModel, explanation: string): string {
  return shorten(cleanName(searchedText(model)) || cleanName(explanation), TITLE_LENGTH) || 'Saved search';
}
