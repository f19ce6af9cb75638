import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { OPTIONAL_MAILS } from '@rotunda/contract';
import type { OptionalMailReader } from '../mail-opt-outs.repository.ts';

const PURPOSE = 'unsubscribing from e-mails';
const BYTES = 18;

/**
 * Returns a signed token with the recipient and the kind of email, so that anyone with the email can unsubscribe
 * without signing in.
 */
export function unsubscribeSecret(secretBox: SecretBox, { organizationId, userId, kind }: OptionalMailReader): string {
  const named = Buffer.from([organizationId, userId, kind].join('\n')).toString('base64url');
  return `${named}.${signatureWith(secretBox.derive(PURPOSE), named).toString('base64url')}`;
}

/** @returns null for a token not signed by this installation */
export function readUnsubscribeSecret(secretBox: SecretBox, secret: string): OptionalMailReader | null {
  const [named = '', signature = ''] = secret.split('.');
  const given = Buffer.from(signature, 'base64url');
  // E-mails that were sent before the installation's secret changed must still unsubscribe.
  const isOurs = secretBox.deriveAll(PURPOSE).some((key) => {
    const expected = signatureWith(key, named);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  if (!isOurs) return null;
  const [organizationId = '', userId = '', kindName] = Buffer.from(named, 'base64url').toString('utf8').split('\n');
  const kind = OPTIONAL_MAILS.find((one) => one === kindName);
  return kind === undefined ? null : { organizationId, userId, kind };
}

function signatureWith(key: string, named: string): Buffer {
  return createHmac('sha256', key).update(named).digest().subarray(0, BYTES);
}
