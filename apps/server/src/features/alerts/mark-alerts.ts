import type { AlertCounts } from '@rotunda/contract';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import { publishEvent } from '../../platform/events/publish-event.ts';
import type { Actor } from '../../platform/request-context.ts';
import { AppError } from '../../platform/app-error.ts';
import { createProjectsRepository } from '../projects/index.ts';
import type { AlertsDeps } from './alerts-deps.ts';
import { createAlertActivitiesRepository } from './alert-activities.repository.ts';
import { type AlertFilter, type AlertKey, createAlertsRepository } from './alerts.repository.ts';
import { findAlertCounts } from './find-alert-counts.ts';

export interface MarkedAlerts {
  changed: { fusionId: string; projectId: string; markedRead: boolean; markedIrrelevant: boolean }[];
  counts: AlertCounts;
}

const LABELS = {
  markedRead: { true: 'MARKED_READ', false: 'MARKED_UNREAD' },
  markedIrrelevant: { true: 'MARKED_IRRELEVANT', false: 'MARKED_RELEVANT' },
} as const;

/** Both families of read calls and the irrelevant toggle: sets, writes an activity for each change, tells the pages. */
export function markAlerts(
  deps: AlertsDeps,
  actor: Actor,
  request: { keys: readonly AlertKey[] | AlertFilter; flag: 'markedRead' | 'markedIrrelevant'; value: boolean },
): Promise<MarkedAlerts> {
  const { flag, value } = request;
  return deps.database.transaction(async (tx) => {
    const repository = createAlertsRepository(tx);
    const keys = 'read' in request.keys ? await repository.findKeys(actor, request.keys) : request.keys;
    const changed = await repository.setFlag(actor, keys, flag, value);
    await createAlertActivitiesRepository(tx).appendActivities(
      changed.map((alert) => activityOf(alert, actor, LABELS[flag][`${value}`], deps.clock.now())),
    );
    return { changed: changed.map(presentChange), counts: await announce(tx, actor, changed) };
  });
}

export function deleteAlerts(
  deps: AlertsDeps,
  actor: Actor,
  request: { projectId: string; fusionIds?: readonly string[] },
): Promise<{ deleted: number; fusionIds: string[]; counts: AlertCounts }> {
  return deps.database.transaction(async (tx) => {
    const repository = createAlertsRepository(tx);
    await assertProject(tx, actor, request.projectId);
    const nowTs = deps.clock.now();
    const fusionIds =
      request.fusionIds === undefined
        ? await repository.deleteIrrelevants(actor, request.projectId, nowTs)
        : await repository.deleteDocuments(actor, request.projectId, request.fusionIds, nowTs);
    return { deleted: fusionIds.length, fusionIds, counts: await announce(tx, actor, [request]) };
  });
}

/** Undoes a deletion: the alerts are as they were, read state included. @throws AppError NOT_FOUND for a hidden project */
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
  /** Owned by saved-searches: puts a saved search into another project and answers the one it was in. */
  moveSavedSearch(tx: DatabaseHandle, actor: Actor, savedSearchId: string, toProjectId: string): Promise<string>;
}

/** @throws AppError NOT_FOUND for a project or saved search the actor does not see */
export function moveAlerts(
  deps: MoveDeps,
  actor: Actor,
  request: MoveRequest,
): Promise<{ moved: number; counts: AlertCounts }> {
  const { toProjectId } = request;
  return deps.database.transaction(async (tx) => {
    await assertProject(tx, actor, toProjectId);
    const byDocument = 'fusionIds' in request;
    const fromProjectId = byDocument
      ? request.fromProjectId
      : await deps.moveSavedSearch(tx, actor, request.savedSearchId, toProjectId);
    await assertProject(tx, actor, fromProjectId);
    if (fromProjectId === toProjectId) return { moved: 0, counts: await findAlertCounts(tx, actor, [toProjectId]) };
    const repository = createAlertsRepository(tx);
    const selection = byDocument ? { fusionIds: request.fusionIds } : { savedSearchId: request.savedSearchId };
    const moved = await repository.move(actor, { projectId: fromProjectId, ...selection }, toProjectId);
    const nowTs = deps.clock.now();
    await createAlertActivitiesRepository(tx).appendActivities(
      moved.flatMap((fusionId) => [
        activityOf({ fusionId, projectId: fromProjectId }, actor, 'REMOVED_FROM_PROJECT', nowTs),
        activityOf({ fusionId, projectId: toProjectId }, actor, 'ADDED_TO_PROJECT', nowTs),
      ]),
    );
    return {
      moved: moved.length,
      counts: await announce(tx, actor, [{ projectId: fromProjectId }, { projectId: toProjectId }]),
    };
  });
}

async function assertProject(tx: DatabaseHandle, actor: Actor, projectId: string): Promise<void> {
  if ((await createProjectsRepository(tx).get(actor, projectId)) === null) throw new AppError('NOT_FOUND');
}

function activityOf(key: AlertKey, actor: Actor, eventLabel: string, eventTs: number) {
  const { organisationId, userId } = actor;
  return {
    organisationId,
    fusionId: key.fusionId,
    projectId: key.projectId,
    savedSearchId: null,
    userId,
    eventLabel,
    eventTs,
  };
}

function presentChange(alert: MarkedAlerts['changed'][number]): MarkedAlerts['changed'][number] {
  const { fusionId, projectId, markedRead, markedIrrelevant } = alert;
  return { fusionId, projectId, markedRead, markedIrrelevant };
}

async function announce(
  tx: DatabaseHandle,
  actor: Actor,
  changed: readonly { projectId: string }[],
): Promise<AlertCounts> {
  const projectId = [...new Set(changed.map((one) => one.projectId))];
  if (projectId.length > 0) {
    await publishEvent(tx, { organisationId: actor.organisationId, topic: 'alerts.changed', ids: { projectId } });
  }
  return findAlertCounts(tx, actor, projectId.length === 0 ? undefined : projectId);
}
