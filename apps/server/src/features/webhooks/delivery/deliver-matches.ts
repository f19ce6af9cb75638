import { WEBHOOK_LIMITS } from '@rotunda/contract';
import { z } from 'zod';
import type { NotificationListener } from '../../../platform/database/listener.ts';
import type { Logger } from '../../../platform/logging.ts';
import { defineJob, type JobHandler } from '../../../platform/queue/job-definition.ts';
import {
  createDeliveredMatchesRepository,
  type DeliveredMatch,
  describeMatches,
  MATCHES_CHANNEL,
} from '../../alerts/index.ts';
import { findOwner, type WebhookOwner } from '../webhooks.queries.ts';
import { sendWebhookJob } from '../deliveries.jobs.ts';
import { createWebhookDeliveriesRepository } from '../webhook-deliveries.repository.ts';
import type { WebhooksDeps } from '../webhooks.deps.ts';
import { createWebhooksRepository, type StoredWebhook } from '../webhooks.repository.ts';
import { writeMatchMessage } from '../messages/write-message.ts';

/** Queued as soon as something was matched, and every minute for retries. */
export const deliverMatchesJob = defineJob({
  name: 'deliver-matches',
  payload: z.object({}),
  cron: { expression: '* * * * *', timeZone: 'UTC' },
});

const RETENTION_SECONDS = WEBHOOK_LIMITS.retentionDays * 24 * 3600;
/** Matches processed in one transaction. */
const BATCH = 200;

export function handleDeliverMatches(deps: WebhooksDeps): JobHandler<object> {
  return ({ signal }) => deliverMatches(deps, signal);
}

/**
 * Queues deliveries as soon as matches arrive. Notifications lost while the database is unavailable are made up for by
 * the job of the next minute.
 */
export function followMatches({ listener, queue, database, logger }: FollowDeps): Promise<() => void> {
  return listener.subscribe(MATCHES_CHANNEL, () => {
    queue
      .enqueue(database, deliverMatchesJob, {}, { dedupeKey: 'matched' })
      .catch((error: unknown) => logger.warn({ err: error }, 'webhooks are told of matches a minute later'));
  });
}
type FollowDeps = Pick<WebhooksDeps, 'queue' | 'database'> & {
  listener: NotificationListener;
  logger: Pick<Logger, 'warn'>;
};

/**
 * Creates a delivery for each match that webhooks have not yet received, by delivery number, and queues a job for each
 * webhook with something to send. Repeated or concurrent runs never create a second delivery of a match.
 * @throws Error when some webhooks could not be processed; the others were
 */
export async function deliverMatches(deps: WebhooksDeps, signal?: AbortSignal): Promise<void> {
  const { database, clock, queue } = deps;
  const webhooks = createWebhooksRepository(database);
  await createWebhookDeliveriesRepository(database).deleteBefore(clock.now() - RETENTION_SECONDS);
  // Numbers are assigned by the next reader that needs them, so no webhook means no work.
  if (!(await webhooks.isAnyOn())) return;
  const newest = await database.transaction((tx) => createDeliveredMatchesRepository(tx).numberNew());
  const faults: unknown[] = [];
  for (const webhook of await webhooks.findBehind(newest)) {
    signal?.throwIfAborted();
    // A webhook whose matches cannot be described, because a search takes too long, does not block the others.
    await deliverToWebhook(deps, webhook, newest, signal).catch((fault: unknown) => faults.push(fault));
  }
  for (const webhookId of await webhooks.findDue(clock.now())) {
    await queue.enqueue(database, sendWebhookJob, { webhookId }, { dedupeKey: webhookId });
  }
  if (faults.length > 0) throw new Error(`${faults.length} webhooks were told of nothing.`, { cause: faults[0] });
}

async function deliverToWebhook(
  deps: WebhooksDeps,
  webhook: StoredWebhook,
  newest: number,
  signal: AbortSignal | undefined,
): Promise<void> {
  const owner = await findOwner(deps.database, webhook);
  if (owner === null) {
    await createWebhooksRepository(deps.database).turnOff(webhook.webhookId, 'access');
    return;
  }
  const { organizationId, projectId, savedSearchId } = webhook;
  const of =
    savedSearchId === null
      ? { projectIds: projectId === null ? [] : [projectId] }
      : { savedSearchIds: [savedSearchId] };
  for (let after = webhook.cursor; after < newest;) {
    signal?.throwIfAborted();
    const matches = await createDeliveredMatchesRepository(deps.database).find(
      { organizationId },
      { ...of, after, upTo: newest, limit: BATCH },
    );
    const upTo = matches.length < BATCH ? newest : (matches.at(-1)?.deliveryNumber ?? newest);
    if (!(await createDeliveries(deps, webhook, owner, { matches, after, upTo }, signal))) return;
    after = upTo;
  }
}

/** Identifies a version of a document in a project, which several of its saved searches may have matched. */
const getKey = ({ searchAlertId, documentVersion }: DeliveredMatch): string => `${searchAlertId} ${documentVersion}`;

/** Keeps the first match of each version of a document. */
function firstOfEach(matches: readonly DeliveredMatch[]): DeliveredMatch[] {
  const first = new Map(matches.toReversed().map((match) => [getKey(match), match]));
  return matches.filter((match) => first.get(getKey(match)) === match);
}

/**
 * Creates the deliveries of matches. A version of a document is sent once, even if several saved searches of the project
 * found it.
 * @returns false when another process created them in the meantime
 */
async function createDeliveries(
  deps: WebhooksDeps,
  { webhookId, format }: StoredWebhook,
  { viewer }: WebhookOwner,
  { matches, after, upTo }: { matches: readonly DeliveredMatch[]; after: number; upTo: number },
  signal: AbortSignal | undefined,
): Promise<boolean> {
  const nowTs = deps.clock.now();
  // For a webhook that was off for long, matches beyond the retention period are not sent.
  const recent = matches.filter(({ matchedTs }) => matchedTs >= nowTs - RETENTION_SECONDS);
  const announced = await createWebhookDeliveriesRepository(deps.database).findAnnounced(webhookId, recent);
  const unannounced = firstOfEach(recent.filter((match) => !announced.has(getKey(match))));
  const described = unannounced.length === 0 ? [] : await describeMatches(deps, viewer, unannounced, signal);
  const rows = described.map((one) => ({
    deliveryId: deps.ids.newId(),
    webhookId,
    deliveryNumber: one.match.deliveryNumber,
    messageId: one.matchId,
    title: one.card.title,
    body: writeMatchMessage(format, one, deps.baseUrl),
    nextAttemptTs: nowTs,
    createdTs: nowTs,
  }));
  return deps.database.transaction(async (tx) => {
    if (!(await createWebhooksRepository(tx).advanceCursor(webhookId, after, upTo))) return false;
    await createWebhookDeliveriesRepository(tx).insertMany(rows);
    return true;
  });
}
