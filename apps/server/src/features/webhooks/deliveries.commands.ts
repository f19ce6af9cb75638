import { WEBHOOK_LIMITS, WEBHOOK_TEXTS, type WebhookDelivery } from '@rotunda/contract';
import type { UnixSeconds } from '@rotunda/domain';
import { AppError } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/request-context.ts';
import { appendAudit } from '../audit/index.ts';
import { attemptDelivery } from './delivery/attempt-delivery.ts';
import { getVisibleWebhook } from './webhooks.queries.ts';
import { isDelivered } from './delivery/record-attempt-result.ts';
import { presentDelivery } from './webhooks.presenter.ts';
import { pauseAfterAttempt } from './delivery/retry-schedule.ts';
import { sendWebhookJob } from './deliveries.jobs.ts';
import { createWebhookDeliveriesRepository, type StoredDelivery } from './webhook-deliveries.repository.ts';
import type { WebhooksDeps } from './webhooks.deps.ts';
import { createWebhooksRepository } from './webhooks.repository.ts';
import { writeTestMessage } from './messages/write-message.ts';

const SECONDS_OF_LIMIT = 60;

/**
 * Sends a test immediately, even while the webhook is off, because users try an address before they turn it on again. A
 * successful test ends the pause after failures.
 * @throws AppError NOT_FOUND for a webhook of a project the user cannot see; RATE_LIMITED
 */
export async function sendTest(deps: WebhooksDeps, actor: Actor, id: string): Promise<WebhookDelivery> {
  const { webhook } = await getVisibleWebhook(deps.database, actor, id);
  const nowTs = deps.clock.now();
  const deliveryId = deps.ids.newId();
  const deliveries = createWebhookDeliveriesRepository(deps.database);
  const begun = await beginTest(deps, id, nowTs, {
    deliveryId,
    webhookId: id,
    messageId: deliveryId,
    body: writeTestMessage(webhook.format, webhook.name, nowTs, deps.baseUrl),
    attempts: 1,
    attemptTs: nowTs,
    nextAttemptTs: nowTs + pauseAfterAttempt(1),
    createdTs: nowTs,
  });
  const guarded = deps.openFetch();
  try {
    const { status, responseExcerpt, durationMs } = await attemptDelivery(deps, guarded, webhook, begun);
    const state = isDelivered({ status }) ? 'delivered' : 'failed';
    await deliveries.finishAttempt(begun, { state, status, responseExcerpt, durationMs });
    if (state === 'delivered') await createWebhooksRepository(deps.database).recover(id);
    return presentDelivery(
      { ...begun, state, status, responseExcerpt, durationMs },
      { isOn: webhook.offReason === null },
    );
  } finally {
    await guarded.close();
  }
}

/**
 * Records a test before it is sent. Tests of one webhook wait for each other here, so that they are counted.
 * @throws AppError RATE_LIMITED
 */
async function beginTest(
  { database }: Pick<WebhooksDeps, 'database'>,
  webhookId: string,
  nowTs: UnixSeconds,
  test: Parameters<ReturnType<typeof createWebhookDeliveriesRepository>['insert']>[0],
): Promise<StoredDelivery> {
  return database.transaction(async (tx) => {
    await createWebhooksRepository(tx).lock(webhookId);
    const deliveries = createWebhookDeliveriesRepository(tx);
    const sent = await deliveries.countTests(webhookId, nowTs - SECONDS_OF_LIMIT);
    if (sent >= WEBHOOK_LIMITS.testsPerMinute) {
      throw new AppError('RATE_LIMITED', { message: WEBHOOK_TEXTS.tooManyTests });
    }
    return deliveries.insert(test);
  });
}

/** What to resend: one delivery, or every delivery of matches created since a given time. */
export type Replayed = { id: string; deliveryId: string } | { id: string; sinceTs: UnixSeconds };

/**
 * Resends deliveries immediately with their original ids and bodies, so that a receiver that stores processed ids
 * handles each event once.
 * @returns how many
 * @throws AppError NOT_FOUND for a webhook the user cannot see, or a delivery it does not have; CONFLICT while it is
 *   off
 */
export async function replayDeliveries(
  deps: WebhooksDeps,
  actor: Actor,
  replayed: Replayed,
): Promise<{ queued: number }> {
  const { id: webhookId } = replayed;
  const nowTs = deps.clock.now();
  return deps.database.transaction(async (tx) => {
    const { webhook } = await getVisibleWebhook(tx, actor, webhookId);
    if (webhook.offReason !== null) throw new AppError('CONFLICT', { message: WEBHOOK_TEXTS.isOff });
    const deliveries = createWebhookDeliveriesRepository(tx);
    const queued =
      'deliveryId' in replayed
        ? await deliveries.replayOne(webhookId, replayed.deliveryId, nowTs)
        : await deliveries.replaySince(webhookId, replayed.sinceTs, nowTs);
    if ('deliveryId' in replayed && queued === 0) throw new AppError('NOT_FOUND');
    if (queued === 0) return { queued };
    // The pause ends as well, because a user who resends knows that the address works again.
    await createWebhooksRepository(tx).pauseUntil(webhookId, null);
    await deps.queue.enqueue(tx, sendWebhookJob, { webhookId });
    await appendAudit(tx, deps, actor, {
      action: 'webhook.replayed',
      subject: webhookId,
      detail: {
        name: webhook.name,
        queued,
      },
    });
    return { queued };
  });
}
