import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { AlertCounts, SearchAlert } from '@rotunda/contract';
import { LIMITS } from '@rotunda/contract/values';
import { useMemo } from 'react';
import { useApi } from '../../../shared/api/api-context.tsx';
import { toApiError } from '../../../shared/api/api-error.ts';
import { cachePatch, runOptimisticChange, type UndoOutcome } from '../../../shared/api/optimistic-change.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { changeAlertPage, countChangesOf, type AlertChange } from '../model/alert-changes.ts';
import type { AlertAnswer, AlertPage } from '../model/alert-page.ts';
import { alertsTexts } from '../model/alerts-texts.ts';
import { type DeletedAlerts, restoreAlerts } from './restore-alerts.ts';
import { estimateCounts, settleCounts } from '../model/count-patches.ts';

export interface AlertActions {
  setRead: (alerts: readonly SearchAlert[], value: boolean, options?: { isQuiet?: boolean }) => Promise<boolean>;
  setIrrelevant: (alerts: readonly SearchAlert[], value: boolean) => Promise<boolean>;
  move: (alerts: readonly SearchAlert[], project: { _id: string; name: string }) => Promise<boolean>;
  remove: (alerts: readonly SearchAlert[]) => Promise<boolean>;
}

type Counted = { counts: AlertCounts };
type Key = { fusionId: string; projectId: string };

const getKeys = (alerts: readonly SearchAlert[]): Key[] =>
  alerts.map(({ fusionId, projectId }) => ({ fusionId, projectId }));

/**
 * Sends items in batches of the size the server accepts, one batch at a time. The last response has the final counts.
 */
async function inBatches<Item>(
  items: readonly Item[],
  send: (part: Item[]) => Promise<Counted>,
): Promise<Counted | null> {
  let last: Counted | null = null;
  for (let at = 0; at < items.length; at += LIMITS.bulkIds) last = await send(items.slice(at, at + LIMITS.bulkIds));
  return last;
}

/** Makes a call that takes one project once for each project of the alerts. */
async function byProject(
  alerts: readonly SearchAlert[],
  send: (projectId: string, fusionIds: string[]) => Promise<Counted>,
): Promise<Counted[]> {
  const answers: Counted[] = [];
  for (const projectId of new Set(alerts.map((alert) => alert.projectId))) {
    const fusionIds = alerts.filter((alert) => alert.projectId === projectId).map((alert) => alert.fusionId);
    const sent = await inBatches(fusionIds, (part) => send(projectId, part));
    if (sent) answers.push(sent);
  }
  return answers;
}

function useAlertChange() {
  const { client, queries } = useApi();
  const queryClient = useQueryClient();
  return useMemo(() => getChanges(client, queries, queryClient), [client, queries, queryClient]);
}

type Api = ReturnType<typeof useApi>;

function getChanges(client: Api['client'], queries: Api['queries'], queryClient: QueryClient) {
  const lists = { queryKey: queries.alerts.getSearchAlerts.key() };
  return {
    client,
    /** Runs a change optimistically, then applies the server's counts. The shared helper handles undo and rollback. */
    run: async (
      alerts: readonly SearchAlert[],
      change: AlertChange,
      calls: { commit: () => Promise<readonly Counted[]>; revert?: () => Promise<unknown> },
    ) => {
      const ids = new Set(alerts.map((alert) => alert._id));
      return runOptimisticChange<readonly Counted[]>({
        queryClient,
        patches: [
          cachePatch<AlertPage | AlertAnswer>(lists, (page) =>
            // Other screens cache plain responses under the same key; the live event updates those.
            'request' in page ? changeAlertPage(page, ids, change) : page,
          ),
          ...estimateCounts(queries, countChangesOf(alerts, change)),
        ],
        ...calls,
        settle: (answers) => {
          for (const { counts } of answers) settleCounts(queryClient, queries, counts);
        },
        // Rows that leave make room for the next ones. A changed read state moves no rows.
        refetch: change.kind === 'read' ? [] : [lists.queryKey, queries.alerts.getCounts.key()],
      });
    },
  };
}

const known = (answer: Counted | null): Counted[] => (answer === null ? [] : [answer]);

type Change = ReturnType<typeof getChanges>;

async function setRead(
  { client, run }: Change,
  alerts: readonly SearchAlert[],
  value: boolean,
  isQuiet: boolean,
): Promise<boolean> {
  const changing = alerts.filter((alert) => alert.markedRead !== value);
  if (changing.length === 0) return true;
  const outcome = await run(
    changing,
    { kind: 'read', value },
    {
      commit: async () =>
        known(
          await inBatches(getKeys(changing), (fetchOptions) =>
            client.alerts.toggleSearchAlertRead({ fetchOptions, toggleValue: value }),
          ),
        ),
    },
  );
  if (!outcome.ok) toast.error(texts.alerts.readFailed);
  else if (!isQuiet) toast.success(value ? texts.alerts.markedRead : texts.alerts.markedUnread);
  return outcome.ok;
}

async function setIrrelevant(
  { client, run }: Change,
  alerts: readonly SearchAlert[],
  value: boolean,
): Promise<boolean> {
  const changing = alerts.filter((alert) => alert.markedIrrelevant !== value);
  if (changing.length === 0) return true;
  const keys = getKeys(changing);
  const toggle = (toggleValue: boolean) =>
    inBatches(keys, (fetchOptions) => client.alerts.toggleSearchAlertsIrrelevant({ fetchOptions, toggleValue }));
  const outcome = await run(
    changing,
    { kind: 'irrelevant', value },
    { commit: async () => known(await toggle(value)), revert: () => toggle(!value) },
  );
  if (!outcome.ok) {
    toast.error(texts.alerts.irrelevantFailed);
    return false;
  }
  const { undo } = outcome;
  toast.undo(irrelevantMessage(changing.length, value), () => {
    void undo?.().then((undone) => {
      if (!undone.ok) toast.error(texts.alerts.irrelevantFailed);
    });
  });
  return true;
}

async function move(
  { client, run }: Change,
  alerts: readonly SearchAlert[],
  project: { _id: string; name: string },
): Promise<boolean> {
  const changing = alerts.filter((alert) => alert.projectId !== project._id);
  if (changing.length === 0) return true;
  let merged = 0;
  const outcome = await run(
    changing,
    { kind: 'move', toProjectId: project._id, toProjectName: project.name },
    {
      commit: () =>
        byProject(changing, async (fromProjectId, fusionIds) => {
          const answer = await client.alerts.moveAlertToProject({ fromProjectId, fusionIds, toProjectId: project._id });
          merged += answer.merged;
          return answer;
        }),
      revert: () =>
        byProject(changing, (toProjectId, fusionIds) =>
          client.alerts.moveAlertToProject({ fromProjectId: project._id, fusionIds, toProjectId }),
        ),
    },
  );
  if (!outcome.ok) {
    toast.error(toApiError(outcome.error).message);
    return false;
  }
  const message = alertsTexts.moved(changing.length, project.name);
  // If alerts were merged, moving back would also move the ones that were there before.
  if (merged === 0) offerUndo(message, outcome.undo);
  else toast.success(message);
  return true;
}

async function remove({ client, run }: Change, alerts: readonly SearchAlert[]): Promise<boolean> {
  // Records what the server deleted rather than what was requested, so that an alert deleted earlier stays deleted
  // after an undo.
  const gone: DeletedAlerts[] = [];
  const outcome = await run(
    alerts,
    { kind: 'delete' },
    {
      commit: () =>
        byProject(alerts, async (projectId, fusionIds) => {
          const answer = await client.alerts.markDeleted({ projectId, fusionIds });
          gone.push({ projectId, fusionIds: answer.fusionIds });
          return answer;
        }),
      revert: () => restoreAlerts(client, gone),
    },
  );
  if (!outcome.ok) {
    toast.error(toApiError(outcome.error).message);
    return false;
  }
  offerUndo(alertsTexts.deleted(alerts.length), outcome.undo);
  return true;
}

function offerUndo(message: string, undo: (() => Promise<UndoOutcome>) | null): void {
  toast.undo(message, () => {
    void undo?.().then((undone) => {
      if (!undone.ok) toast.error(toApiError(undone.error).message);
    });
  });
}

/**
 * Returns the user's actions on alerts. They are optimistic, rolled back if refused, and reported in the
 * specification's words.
 */
export function useAlertActions(): AlertActions {
  const change = useAlertChange();
  return useMemo(
    () => ({
      setRead: (alerts, value, { isQuiet = false } = {}) => setRead(change, alerts, value, isQuiet),
      setIrrelevant: (alerts, value) => setIrrelevant(change, alerts, value),
      move: (alerts, project) => move(change, alerts, project),
      remove: (alerts) => remove(change, alerts),
    }),
    [change],
  );
}

/** Returns the message of S3 for one document, or of S1 for several. */
function irrelevantMessage(count: number, value: boolean): string {
  if (value) return count === 1 ? texts.alerts.markedIrrelevantOne : texts.alerts.markedIrrelevantMany;
  return count === 1 ? alertsTexts.markedRelevantOne : alertsTexts.markedRelevantMany;
}
