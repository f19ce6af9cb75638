import type { WebhookDeliveryState, WebhookOffReason } from '@rotunda/contract';
import { createElement } from 'react';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import { queueMail } from '../../../platform/mail/queue-mail.ts';
import { renderMail } from '../../../platform/mail/render-mail.ts';
import type { WebhookOwner } from '../webhooks.queries.ts';
import { WebhookOffMail, webhookOffSubject } from '../mails/webhook-off-mail.tsx';
import type { PostResult } from './post-message.ts';
import { FAILING_SECONDS, MAX_ATTEMPTS, pauseAfterFailures, retryAfterSeconds } from './retry-schedule.ts';
import { createWebhookDeliveriesRepository, type StoredDelivery } from '../webhook-deliveries.repository.ts';
import type { WebhooksDeps } from '../webhooks.deps.ts';
import { createWebhooksRepository } from '../webhooks.repository.ts';

/** Status by which a receiver permanently declines further messages. */
const GONE = 410;

export function isDelivered({ status }: Pick<PostResult, 'status'>): boolean {
  return status !== null && status >= 200 && status < 300;
}

/**
 * Records the result of an attempt and its effect on the webhook: a pause, or turning it off with an e-mail to its
 * owner. Unsent messages of a webhook that is turned off wait until it is turned on again.
 */
export async function recordAttemptResult(
  deps: WebhooksDeps,
  owner: WebhookOwner,
  delivery: StoredDelivery,
  result: PostResult,
): Promise<void> {
  const { webhookId, attempts } = delivery;
  const nowTs = deps.clock.now();
  const finish = (tx: DatabaseHandle, state: WebhookDeliveryState) =>
    createWebhookDeliveriesRepository(tx).finishAttempt(delivery, {
      state,
      status: result.status,
      responseExcerpt: result.responseExcerpt,
      durationMs: result.durationMs,
    });
  await deps.database.transaction(async (tx) => {
    const webhooks = createWebhooksRepository(tx);
    if (isDelivered(result)) {
      await finish(tx, 'delivered');
      await webhooks.recover(webhookId);
      return;
    }
    const isTest = delivery.deliveryNumber === null;
    const { failures, failingSinceTs } = await webhooks.countFailure(webhookId, nowTs);
    const offReason = getOffReason(result, nowTs - failingSinceTs);
    await finish(tx, isTest || (offReason === null && attempts >= MAX_ATTEMPTS) ? 'failed' : 'waiting');
    if (offReason !== null) {
      await turnOffWebhook(tx, deps, owner, offReason);
      return;
    }
    const rest = Math.max(pauseAfterFailures(failures), retryAfterSeconds(result.retryAfter, nowTs));
    if (rest > 0) await webhooks.pauseUntil(webhookId, nowTs + rest);
  });
}

function getOffReason({ status }: PostResult, failingSeconds: number): 'gone' | 'failing' | null {
  if (status === GONE) return 'gone';
  return failingSeconds >= FAILING_SECONDS ? 'failing' : null;
}

/** Turns a webhook off and mails its owner once. */
async function turnOffWebhook(
  tx: DatabaseHandle,
  deps: WebhooksDeps,
  { shown, viewer, email }: WebhookOwner,
  offReason: Exclude<WebhookOffReason, 'person' | 'access'>,
): Promise<void> {
  const { webhookId, name, host } = shown.webhook;
  if (!(await createWebhooksRepository(tx).turnOff(webhookId, offReason))) return;
  deps.logger.info({ webhookId, offReason }, 'a webhook was turned off');
  const { projectId } = shown;
  const address = `${deps.baseUrl}/projects/${projectId}?tab=Settings`;
  const mail = await renderMail(createElement(WebhookOffMail, { name, host, offReason, address }));
  await queueMail(tx, deps, {
    ...mail,
    organizationId: viewer.organizationId,
    userId: viewer.userId,
    kind: 'webhook-off',
    to: email,
    subject: webhookOffSubject(name),
    dedupeKey: `webhook-off:${webhookId}:${deps.clock.now()}`,
  });
}
