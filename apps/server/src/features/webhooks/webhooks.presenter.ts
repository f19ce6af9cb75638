import type { Webhook, WebhookDelivery } from '@rotunda/contract';
import type { UnixSeconds } from '@rotunda/domain';
import type { StoredDelivery } from './webhook-deliveries.repository.ts';
import type { WebhookView } from './webhooks.repository.ts';

export function presentWebhook(shown: WebhookView, nowTs: UnixSeconds): Webhook {
  const { webhook, projectId, savedSearchTitle, ownerName, waiting } = shown;
  const { webhookId, name, savedSearchId, host, format, offReason, failingSinceTs, createdTs } = webhook;
  const until = webhook.previousSecretUntilTs;
  return {
    _id: webhookId,
    name,
    projectId,
    savedSearchId,
    savedSearchTitle,
    host,
    ownerName,
    waiting,
    createdTs,
    format,
    offReason,
    isOn: offReason === null,
    failingSinceTs,
    previousSecretUntilTs: until !== null && nowTs < until ? until : null,
  };
}

export function presentDelivery(delivery: StoredDelivery, { isOn }: { isOn: boolean }): WebhookDelivery {
  const { deliveryId, messageId, deliveryNumber, title, attempts, createdTs, attemptTs, nextAttemptTs } = delivery;
  const { state, status, durationMs, responseExcerpt } = delivery;
  return {
    _id: deliveryId,
    messageId,
    kind: deliveryNumber === null ? 'test' : 'match',
    title,
    state,
    attempts,
    createdTs,
    attemptTs,
    status,
    durationMs,
    responseExcerpt,
    nextAttemptTs: state === 'waiting' && isOn ? nextAttemptTs : null,
  };
}
