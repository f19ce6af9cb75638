import { type AlertCounts, LIMITS, type SavedSearch, type SearchModel } from '@rotunda/contract';
import { AppError } from '../../platform/app-error.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import type { Actor } from '../../platform/request-context.ts';
import { createProjectsRepository, publishToProjects } from '../projects/index.ts';
import type { AlertsDeps } from './alerts.deps.ts';
import {
  type AlertFilter,
  type AlertKey,
  type ChangedAlert,
  createAlertsRepository,
  type Flag,
} from './alerts.repository.ts';
import { createExistingMatchesRepository } from './existing-matches.repository.ts';
import { createMoveAlertsRepository, type MovedAlerts } from './move-alerts.repository.ts';
import { findAlertCounts } from './queries/find-alert-counts.ts';

export interface MarkedAlerts {
  changed: ChangedAlert[];
  counts: AlertCounts;
}

const LABELS = {
  markedRead: { true: 'MARKED_READ', false: 'MARKED_UNREAD' },
  markedIrrelevant: { true: 'MARKED_IRRELEVANT', false: 'MARKED_RELEVANT' },
} as const;

/**
 * Sets a flag on alerts, records an activity for each change and notifies open pages. Serves both families of read
 * calls and the irrelevant toggle.
 */
export function markAlerts(
  deps: AlertsDeps,
  actor: Actor,
  request: { alerts: readonly AlertKey[] | AlertFilter; flag: Flag; value: boolean },
): Promise<MarkedAlerts> {
  const { alerts, flag, value } = request;
  const change = { flag, value, eventLabel: LABELS[flag][`${value}`], eventTs: deps.clock.now() };
  return deps.database.transaction(async (tx) => {
    const changed = await createAlertsRepository(tx).setFlag(actor, alerts, change);
    return { changed, counts: await announce(tx, actor, changed) };
  });
}

export type DeleteRequest = { projectId: string } | { projectId?: string | undefined; fusionIds: readonly string[] };

/**
 * Deletes the irrelevant alerts of a project, or the alerts of the given documents in one project or in all.
 * @throws AppError NOT_FOUND
 */
export function deleteAlerts(
  deps: AlertsDeps,
  actor: Actor,
  request: DeleteRequest,
): Promise<{ deleted: number; fusionIds: string[]; counts: AlertCounts }> {
  return deps.database.transaction(async (tx) => {
    const repository = createAlertsRepository(tx);
    if (request.projectId !== undefined) await assertProject(tx, actor, request.projectId);
    const nowTs = deps.clock.now();
    const deleted =
      'fusionIds' in request
        ? await repository.deleteDocuments(actor, request, nowTs)
        : await repository.deleteIrrelevants(actor, request.projectId, nowTs);
    const fusionIds = [...new Set(deleted.map((alert) => alert.fusionId))];
    return { deleted: deleted.length, fusionIds, counts: await announce(tx, actor, deleted) };
  });
}

/**
 * Undoes a deletion and keeps the alerts' previous state, including whether they were read.
 * @throws AppError NOT_FOUND for a project hidden from the actor
 */
export function restoreAlerts(
  deps: AlertsDeps,
  actor: Actor,
  request: { projectId: string; fusionIds: readonly string[] },
): Promise<{ restored: number; counts: AlertCounts }> {
  return deps.database.transaction(async (tx) => {
    await assertProject(tx, actor, request.projectId);
    const restored = await createAlertsRepository(tx).restoreDocuments(actor, request.projectId, request.fusionIds);
    return { restored, counts: await announce(tx, actor, [request]) };
  });
}

export type MoveRequest =
  | { savedSearchId: string; toProjectId: string }
  | { fusionIds: readonly string[]; fromProjectId: string; toProjectId: string };

export interface MoveDeps extends AlertsDeps {
  /** Owned by saved-searches: moves a saved search to another project and returns the previous project. */
  moveSavedSearch(tx: DatabaseHandle, actor: Actor, savedSearchId: string, toProjectId: string): Promise<string>;
}

/**
 * Moves alerts, or a saved search with its alerts, to another project.
 * @throws AppError NOT_FOUND for a project or saved search hidden from the actor
 */
export function moveAlerts(
  deps: MoveDeps,
  actor: Actor,
  request: MoveRequest,
): Promise<MovedAlerts & { counts: AlertCounts }> {
  const { toProjectId } = request;
  return deps.database.transaction(async (tx) => {
    await assertProject(tx, actor, toProjectId);
    const byDocument = 'fusionIds' in request;
    const fromProjectId = byDocument
      ? request.fromProjectId
      : await deps.moveSavedSearch(tx, actor, request.savedSearchId, toProjectId);
    await assertProject(tx, actor, fromProjectId);
    if (fromProjectId === toProjectId) {
      return { moved: 0, merged: 0, counts: await findAlertCounts(tx, actor, [toProjectId]) };
    }
    const selection = byDocument ? { fusionIds: request.fusionIds } : { savedSearchId: request.savedSearchId };
    const move = { fromProjectId, toProjectId, ...selection, nowTs: deps.clock.now() };
    return {
      ...(await createMoveAlertsRepository(tx).move(actor, move)),
      counts: await announce(tx, actor, [{ projectId: fromProjectId }, { projectId: toProjectId }]),
    };
  });
}

async function assertProject(tx: DatabaseHandle, actor: Actor, projectId: string): Promise<void> {
  if ((await createProjectsRepository(tx).get(actor, projectId)) === null) throw new AppError('NOT_FOUND');
}

async function announce(
  tx: DatabaseHandle,
  actor: Actor,
  changed: readonly { projectId: string }[],
): Promise<AlertCounts> {
  const projectId = [...new Set(changed.map((one) => one.projectId))];
  if (projectId.length > 0) {
    const news = projectId.map((one) => ({ projectId: one }));
    await publishToProjects(tx, actor.organizationId, 'alerts.changed', news);
  }
  return findAlertCounts(tx, actor, projectId.length === 0 ? undefined : projectId);
}

export interface ExistingMatchesDeps extends Pick<AlertsDeps, 'database' | 'clock'> {
  /** Owned by saved-searches. @throws AppError NOT_FOUND */
  getSavedSearch(actor: Actor, savedSearchId: string): Promise<SavedSearch>;
  /** Owned by discover: documents changed in the last 90 days, newest first. @throws AppError QUERY_FAULT */
  findRecent(
    actor: Actor,
    model: SearchModel,
    limit: number,
    signal?: AbortSignal,
  ): Promise<{ documentIds: number[]; atLimit: boolean }>;
}

const FOLLOWS_PASSAGE = 'This alert follows a passage, so existing documents cannot be added to it.';

/**
 * Adds the documents that a saved search would have found in the last 90 days to its alerts, as read and without any
 * delivery: an alert lists only what changes after it was saved. Repeating it adds only what is missing.
 * @throws AppError NOT_FOUND, also for a search without a project; VALIDATION for one that follows a passage
 */
export async function addExistingMatches(
  deps: ExistingMatchesDeps,
  actor: Actor,
  savedSearchId: string,
  signal?: AbortSignal,
): Promise<{ added: number; atLimit: boolean; counts: AlertCounts }> {
  const search = await deps.getSavedSearch(actor, savedSearchId);
  const { projectId } = search;
  if (projectId === null) throw new AppError('NOT_FOUND');
  if (search.passage !== null) throw new AppError('VALIDATION', { message: FOLLOWS_PASSAGE });
  const { documentIds, atLimit } = await deps.findRecent(actor, search.searchModel, LIMITS.existingAlerts, signal);
  return deps.database.transaction(async (tx) => {
    const repository = createExistingMatchesRepository(tx);
    const added = await repository.add(actor.organizationId, savedSearchId, documentIds, deps.clock.now());
    if (added.length > 0) {
      await publishToProjects(tx, actor.organizationId, 'alerts.changed', [
        { projectId, ids: { projectId: [projectId] } },
      ]);
    }
    return { added: added.length, atLimit, counts: await findAlertCounts(tx, actor) };
  });
}
