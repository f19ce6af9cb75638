import type { GuardedFetch } from '../../../platform/guarded-fetch/create-guarded-fetch.ts';
import type { JobHandler } from '../../../platform/queue/job-definition.ts';
import { attemptDelivery } from './attempt-delivery.ts';
import { recordAttemptResult } from './record-attempt-result.ts';
import { findOwner } from '../webhooks.queries.ts';
import { pauseAfterAttempt } from './retry-schedule.ts';
import { sendWebhookJob } from '../deliveries.jobs.ts';
import { createWebhookDeliveriesRepository } from '../webhook-deliveries.repository.ts';
import type { WebhooksDeps } from '../webhooks.deps.ts';
import { createWebhooksRepository } from '../webhooks.repository.ts';

/** After this time the other webhooks get their turn. */
const MAX_RUN_MS = 30_000;

export function handleSendWebhook(deps: WebhooksDeps): JobHandler<{ webhookId: string }> {
  return ({ payload, signal }) => sendWebhook(deps, payload.webhookId, signal);
}

/** Sends the due messages of one webhook in the order of delivery numbers, until it must pause. */
export async function sendWebhook(deps: WebhooksDeps, webhookId: string, signal?: AbortSignal): Promise<void> {
  const guarded = deps.openFetch();
  const startedMs = performance.now();
  try {
    while (await sendNext(deps, guarded, webhookId, signal)) {
      if (performance.now() - startedMs < MAX_RUN_MS) continue;
      await deps.queue.enqueue(deps.database, sendWebhookJob, { webhookId }, { dedupeKey: webhookId });
      return;
    }
  } finally {
    await guarded.close();
  }
}

/**
 * Sends the next due message.
 * @returns whether something was sent, successfully or not
 */
async function sendNext(
  deps: WebhooksDeps,
  guarded: GuardedFetch,
  webhookId: string,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  signal?.throwIfAborted();
  const { database, clock } = deps;
  const webhook = await createWebhooksRepository(database).getSendable(webhookId, clock.now());
  if (webhook === null) return false;
  const owner = await findOwner(database, webhook);
  if (owner === null) {
    await createWebhooksRepository(database).turnOff(webhookId, 'access');
    return false;
  }
  const deliveries = createWebhookDeliveriesRepository(database);
  const delivery = await deliveries.beginAttempt(webhookId, clock.now(), pauseAfterAttempt);
  if (delivery === null) return false;
  const result = await attemptDelivery(deps, guarded, webhook, delivery, signal);
  await recordAttemptResult(deps, owner, delivery, result);
  return true;
}
