import type { GuardedFetch } from '../../../platform/guarded-fetch/create-guarded-fetch.ts';
import { tryToOpen } from '../../../platform/sealed-values.ts';
import { postMessage, type PostResult } from './post-message.ts';
import { signatureHeaders } from '../messages/sign-message.ts';
import type { StoredDelivery } from '../webhook-deliveries.repository.ts';
import { secretContext, urlContext, type WebhooksDeps } from '../webhooks.deps.ts';
import type { StoredWebhook } from '../webhooks.repository.ts';

const UNREADABLE =
  'the stored address or secret cannot be read, because ROTUNDA_SECRET has changed. ' +
  'Enter the address again and renew the secret';

type SendingDeps = Pick<WebhooksDeps, 'clock' | 'secretBox' | 'refuseAddress' | 'userAgent'>;

/** Sends a message once, signed with the current time. It is not sent if the operator no longer allows the address. */
export async function attemptDelivery(
  deps: SendingDeps,
  guarded: GuardedFetch,
  webhook: StoredWebhook,
  { messageId, body }: Pick<StoredDelivery, 'messageId' | 'body'>,
  signal?: AbortSignal,
): Promise<PostResult> {
  const opened = openWebhook(deps, webhook);
  if (opened === null) return notSent(UNREADABLE);
  const refusal = deps.refuseAddress(new URL(opened.url));
  if (refusal !== null) return notSent(refusal);
  const headers = {
    'content-type': 'application/json',
    'user-agent': deps.userAgent,
    ...signatureHeaders(opened.secrets, { messageId, timestamp: deps.clock.now(), body }),
  };
  return postMessage(guarded, opened.url, { headers, body }, { signal });
}

/**
 * Decrypts address and secrets, with the previous secret only while it still signs; null when they cannot be decrypted.
 */
function openWebhook(
  { secretBox, clock }: SendingDeps,
  webhook: StoredWebhook,
): { url: string; secrets: string[] } | null {
  const { webhookId, urlSealed, secretSealed, previousSecretSealed, previousSecretUntilTs } = webhook;
  const isOverlap = previousSecretUntilTs !== null && clock.now() < previousSecretUntilTs;
  const url = tryToOpen(secretBox, urlSealed, urlContext(webhookId));
  const secret = tryToOpen(secretBox, secretSealed, secretContext(webhookId));
  if (url === null || secret === null) return null;
  // One that cannot be read does not sign, or renewing an unreadable secret would not help for a day.
  const previous =
    isOverlap && previousSecretSealed !== null
      ? tryToOpen(secretBox, previousSecretSealed, secretContext(webhookId))
      : null;
  return { url, secrets: previous === null ? [secret] : [secret, previous] };
}

const notSent = (reason: string): PostResult => ({
  status: null,
  responseExcerpt: `Not sent: ${reason.replace(/\.$/, '')}.`,
  durationMs: 0,
  retryAfter: null,
});
