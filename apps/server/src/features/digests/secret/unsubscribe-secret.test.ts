import { OPTIONAL_MAILS } from '@rotunda/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSecretBox } from '../../../platform/secret-box.ts';
import type { OptionalMailReader } from '../mail-opt-outs.repository.ts';
import { getHint } from '../digests.queries.ts';
import { readUnsubscribeSecret, unsubscribeSecret } from './unsubscribe-secret.ts';

const OURS = createSecretBox(Buffer.alloc(32, 1));
const READER: OptionalMailReader = { organizationId: 'ours', userId: 'ana', kind: 'alerts' };
const SECRET = unsubscribeSecret(OURS, READER);

describe('Unsubscribe secret', () => {
  it('names the reader and the kind of mail it was made for', () => {
    const ids = fc.stringMatching(/^[\w-]{1,40}$/);
    fc.assert(
      fc.property(ids, ids, fc.constantFrom(...OPTIONAL_MAILS), (organizationId, userId, kind) => {
        const reader = { organizationId, userId, kind };
        expect(readUnsubscribeSecret(OURS, unsubscribeSecret(OURS, reader))).toEqual(reader);
      }),
      { numRuns: 100 },
    );
  });

  it('still unsubscribes after the secret of the installation has changed', () => {
    const changed = createSecretBox(Buffer.alloc(32, 3), [Buffer.alloc(32, 1)]);
    expect(readUnsubscribeSecret(changed, SECRET)).toEqual(READER);
    expect(readUnsubscribeSecret(createSecretBox(Buffer.alloc(32, 3)), SECRET)).toBeNull();
  });

  it('fits into an address without encoding and is the same in every mail', () => {
    expect(SECRET).toMatch(/^[\w-]+\.[\w-]{24}$/);
    expect(unsubscribeSecret(OURS, READER)).toBe(SECRET);
  });

  const [named = '', signature = ''] = SECRET.split('.');
  const renamed = Buffer.from('ours\nben\nalerts').toString('base64url');
  it.each([
    ['an empty text', ''],
    ['no signature', named],
    ['an empty signature', `${named}.`],
    ['a shorter signature', `${named}.${signature.slice(0, -4)}`],
    ['a longer signature', `${named}.${signature}AAAA`],
    ['another signature of the same length', `${named}.${'A'.repeat(signature.length)}`],
    ['another person with this signature', `${renamed}.${signature}`],
    ['a secret of another installation', unsubscribeSecret(createSecretBox(Buffer.alloc(32, 2)), READER)],
    ['the kind of a later release', unsubscribeSecret(OURS, { ...READER, kind: 'newsletters' as 'alerts' })],
  ])('is refused for %s', (_what, secret) => {
    expect(readUnsubscribeSecret(OURS, secret)).toBeNull();
  });
});

describe('getHint', () => {
  it.each([
    ['ana@tenants.example', 'a…@tenants.example'],
    ['a@b.example', 'a…@b.example'],
    ['"odd@name"@tenants.example', '"…@tenants.example'],
  ])('masks %s as %s', (email, hint) => {
    expect(getHint(email)).toBe(hint);
  });
});
