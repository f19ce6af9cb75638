import {
  followedPassageSchema,
  LIMITS,
  type SavedSearch,
  searchedText,
  type SearchModel,
  searchModelSchema,
} from '@rotunda/contract';
import type { QueryNode } from '@rotunda/query';
import { AppError } from '../../platform/app-error.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import type { Actor } from '../../platform/request-context.ts';
import { describePassage, presentSavedSearch } from './saved-searches.presenter.ts';
import type { SavedSearchesDeps } from './saved-searches.deps.ts';
import { createSavedSearchesRepository, type StoredSavedSearch } from './saved-searches.repository.ts';

const WEEKS = Math.ceil(LIMITS.previewDays / 7);
const WEEK_SECONDS = 7 * 24 * 3600;

export async function findSavedSearches(
  deps: SavedSearchesDeps,
  actor: Actor,
  filter: { projectId?: string | undefined; inProjectsOnly?: boolean } = {},
): Promise<SavedSearch[]> {
  return presentAll(deps, deps.database, await createSavedSearchesRepository(deps.database).find(actor, filter));
}

/**
 * Returns a saved search the actor can see.
 * @throws AppError NOT_FOUND
 */
export async function getSavedSearch(
  deps: SavedSearchesDeps,
  actor: Actor,
  savedSearchId: string,
  db: DatabaseHandle = deps.database,
): Promise<SavedSearch> {
  const found = await createSavedSearchesRepository(db).get(actor, savedSearchId);
  if (found === null) throw new AppError('NOT_FOUND');
  const [presented] = await presentAll(deps, db, [found]);
  if (presented === undefined) throw new AppError('NOT_FOUND');
  return presented;
}

/** Returns the model of a saved search; null when it is broken. @throws AppError NOT_FOUND */
export async function modelOfSavedSearch(
  deps: SavedSearchesDeps,
  actor: Actor,
  savedSearchId: string,
): Promise<SearchModel | null> {
  const found = await createSavedSearchesRepository(deps.database).get(actor, savedSearchId);
  if (found === null) throw new AppError('NOT_FOUND');
  return found.brokenReason === null ? searchModelSchema.parse(found.searchModel) : null;
}

/** Returns the text query of a saved search; null when it is broken. @throws AppError NOT_FOUND */
export async function queryOfSavedSearch(
  deps: SavedSearchesDeps,
  actor: Actor,
  savedSearchId: string,
): Promise<QueryNode | null> {
  const model = await modelOfSavedSearch(deps, actor, savedSearchId);
  return model === null ? null : deps.compileSearch(model, deps.clock.now()).query;
}

async function presentAll(
  deps: SavedSearchesDeps,
  db: DatabaseHandle,
  stored: readonly StoredSavedSearch[],
): Promise<SavedSearch[]> {
  const fromTs = deps.clock.now() - WEEKS * WEEK_SECONDS;
  const ids = stored.map((one) => one.savedSearchId);
  const perWeek = await createSavedSearchesRepository(db).findPerWeek(ids, fromTs, WEEKS);
  return stored.map((one) =>
    presentSavedSearch(one, {
      explanation: explainSavedSearch(deps, one),
      perWeek: perWeek.get(one.savedSearchId) ?? new Array<number>(WEEKS).fill(0),
    }),
  );
}

/** Explains what a stored search finds: the passage it follows, its query, or both. */
export function explainSavedSearch(
  deps: Pick<SavedSearchesDeps, 'compileSearch' | 'clock'>,
  stored: Pick<StoredSavedSearch, 'searchModel' | 'passage'>,
): string {
  const passage = followedPassageSchema.nullable().parse(stored.passage);
  const model = searchModelSchema.parse(stored.searchModel);
  const follows = passage === null ? null : `Follows the passage ${describePassage(passage)}`;
  if (follows !== null && searchedText(model).trim() === '') return follows;
  const explanation = explainModel(deps, model);
  return follows === null ? explanation : `${follows}, where this matches: ${explanation}`;
}

function explainModel(deps: Pick<SavedSearchesDeps, 'compileSearch' | 'clock'>, model: SearchModel): string {
  try {
    return deps.compileSearch(model, deps.clock.now()).explanation;
  } catch (error) {
    // This version no longer parses the query. The search is still shown, so that its owner can fix it.
    if (error instanceof AppError && error.code === 'QUERY_FAULT') return error.message;
    throw error;
  }
}
