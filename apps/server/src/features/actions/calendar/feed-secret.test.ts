import { describe, expect, it } from 'vitest';
import { actionIdOfUid, uidOfAction } from './action-uid.ts';
import { createFeedSecret, readFeedSecret } from './feed-secret.ts';

const FEED_ID = '01890000-0000-7000-8000-0000000000ff';

describe('Feed secret', () => {
  it('carries the id of its feed and matches its stored hash', () => {
    const { secret, secretHash } = createFeedSecret(FEED_ID);
    const presented = readFeedSecret(secret);
    expect(presented?.feedId).toBe(FEED_ID);
    expect(presented?.matches(secretHash)).toBe(true);
  });

  it('does not match the secret of another feed with the same id, and differs from its hash', () => {
    const [one, other] = [createFeedSecret(FEED_ID), createFeedSecret(FEED_ID)];
    expect(readFeedSecret(one.secret)?.matches(other.secretHash)).toBe(false);
    expect(one.secret).not.toContain(one.secretHash);
    expect(readFeedSecret(one.secretHash)?.matches(one.secretHash)).not.toBe(true);
  });

  it('does not match when a single character differs', () => {
    const { secret, secretHash } = createFeedSecret(FEED_ID);
    const changed = `${secret.slice(0, -1)}${secret.endsWith('A') ? 'B' : 'A'}`;
    expect(readFeedSecret(changed)?.matches(secretHash)).toBe(false);
  });

  it.each([
    ['nothing', ''],
    ['a letter less', 'a'.repeat(63)],
    ['a letter more', 'a'.repeat(65)],
    ['a letter no address has', `${'a'.repeat(63)}+`],
    ['a line behind it', `${'a'.repeat(64)}\n`],
  ])('rejects %s as a secret', (_what, secret) => {
    expect(readFeedSecret(secret)).toBeNull();
  });
});

describe('uidOfAction', () => {
  const actionId = '01890000-0000-7000-8000-0000000000aa';

  it('returns a Rotunda UID from which the action id can be read back', () => {
    const uid = uidOfAction({ actionId, calendarUid: null });
    expect(uid).toBe(`${actionId}@rotunda`);
    expect(actionIdOfUid(uid)).toBe(actionId);
  });

  it('returns the UID of the imported event', () => {
    expect(uidOfAction({ actionId, calendarUid: 'abc@calendar.example' })).toBe('abc@calendar.example');
  });

  it.each([
    'abc@calendar.example',
    `${actionId}@rotunda.example`,
    `x${actionId}@rotunda`,
    `${actionId.toUpperCase()}@rotunda`,
    '@rotunda',
  ])('finds no action id in %s', (uid) => {
    expect(actionIdOfUid(uid)).toBeNull();
  });
});
