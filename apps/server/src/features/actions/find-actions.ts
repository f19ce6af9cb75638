import type { Action } from '@rotunda/contract';
import { AppError } from '../../platform/app-error.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import type { Actor } from '../../platform/request-context.ts';
import type { ActionsDeps } from './actions-deps.ts';
import { presentAction } from './actions.presenter.ts';
import { type ActionQuery, createActionsRepository, type StoredAction } from './actions.repository.ts';

/**
 * Returns a page of actions in the actor's organization and the number of upcoming and past actions under the same
 * filters.
 */
export async function findActions({ database, clock }: ActionsDeps, actor: Actor, query: ActionQuery) {
  const repository = createActionsRepository(database);
  const nowTs = clock.now();
  const [rows, { upcoming, past }] = await Promise.all([
    repository.find(actor, query, nowTs),
    repository.count(actor, query.filters, nowTs),
  ]);
  const total = { upcoming, past, all: upcoming + past }[query.part ?? 'all'];
  return { results: rows.map(presentAction), total, upcoming, past };
}

/**
 * Loads one action.
 * @throws AppError NOT_FOUND also for an action hidden from the actor
 */
export async function loadAction(db: DatabaseHandle, actor: Actor, actionId: string): Promise<StoredAction> {
  const [found] = await createActionsRepository(db).findByIds(actor, [actionId]);
  if (found === undefined) throw new AppError('NOT_FOUND');
  return found;
}

/**
 * Loads the action that the actor just changed, even if adding it to a confidential project has hidden it from the
 * actor.
 * @throws AppError NOT_FOUND
 */
export async function loadChanged(db: DatabaseHandle, actor: Actor, actionId: string): Promise<StoredAction> {
  const found = await createActionsRepository(db).getChanged(actor, actionId);
  if (found === null) throw new AppError('NOT_FOUND');
  return found;
}

/** @throws AppError NOT_FOUND */
export async function getAction(db: DatabaseHandle, actor: Actor, actionId: string): Promise<Action> {
  return presentAction(await loadAction(db, actor, actionId));
}
