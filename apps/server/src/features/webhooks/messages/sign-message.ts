import { createHmac, randomBytes } from 'node:crypto';

/** Standard Webhooks (www.standardwebhooks.com) requires between 24 and 64 bytes. */
const SECRET_BYTES = 32;
const MARK = 'whsec_';

export function createWebhookSecret(): string {
  return MARK + randomBytes(SECRET_BYTES).toString('base64');
}

export interface SignedMessage {
  messageId: string;
  /** Time of this attempt, in Unix seconds. */
  timestamp: number;
  body: string;
}

/**
 * Builds the three headers of Standard Webhooks. A signature is HMAC-SHA256 over id, time and body.
 * @param secrets one signature each, in this order; several while a secret is being replaced
 */
export function signatureHeaders(
  secrets: readonly string[],
  { messageId, timestamp, body }: SignedMessage,
): Record<string, string> {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(MARK.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${messageId}.${timestamp}.${body}`).digest('base64')}`;
  });
  return {
    'webhook-id': messageId,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
  };
}
