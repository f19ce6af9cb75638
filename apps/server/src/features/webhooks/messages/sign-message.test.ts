import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createWebhookSecret, signatureHeaders } from './sign-message.ts';

const message = { messageId: 'msg_1', timestamp: 1_767_355_200, body: '{"type":"test"}' };
/** Computes the signature as a receiver does by https://www.standardwebhooks.com, with its own copy of the secret. */
const getExpected = (secret: string, signed: string) =>
  `v1,${createHmac('sha256', Buffer.from(secret.replace('whsec_', ''), 'base64'))
    .update(signed)
    .digest('base64')}`;

describe('signatureHeaders', () => {
  it('returns the id, timestamp and signature of a message', () => {
    const secret = createWebhookSecret();
    expect(signatureHeaders([secret], message)).toEqual({
      'webhook-id': 'msg_1',
      'webhook-timestamp': '1767355200',
      'webhook-signature': getExpected(secret, 'msg_1.1767355200.{"type":"test"}'),
    });
  });

  it('signs with each secret in order while a secret is being replaced', () => {
    const secrets = [createWebhookSecret(), createWebhookSecret()];
    const signed = 'msg_1.1767355200.{"type":"test"}';
    const { 'webhook-signature': signature } = signatureHeaders(secrets, message);
    expect(signature?.split(' ')).toEqual(secrets.map((secret) => getExpected(secret, signed)));
  });

  it.each([
    ['the body', { body: '{"type":"best"}' }],
    ['the id', { messageId: 'msg_2' }],
    ['the time', { timestamp: message.timestamp + 1 }],
  ])('changes the signature with %s', (_what, changes) => {
    const secret = createWebhookSecret();
    const getSignature = (signed: typeof message) => signatureHeaders([secret], signed)['webhook-signature'];
    expect(getSignature({ ...message, ...changes })).not.toBe(getSignature(message));
  });

  it('signs the UTF-8 bytes of the body', () => {
    const secret = createWebhookSecret();
    const { 'webhook-signature': signature } = signatureHeaders([secret], { ...message, body: '"Québec – 水"' });
    expect(signature).toBe(getExpected(secret, 'msg_1.1767355200."Québec – 水"'));
  });
});

it('createWebhookSecret returns a prefixed random secret of 32 bytes', () => {
  const [one, other] = [createWebhookSecret(), createWebhookSecret()];
  expect(one).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(one).not.toBe(other);
});
