import { describe, expect, it } from 'vitest';
import { actionIdOfUid, uidOfAction } from './action-uid.ts';
import { createFeedSecret, readFeedSecret } from './feed-secret.ts';

const FEED_ID = '01890000-0000-7000-8000-0000000000ff';

describe('the secret of a feed’s address', () => {
  it('says which feed it is of, and matches what was stored of it', () => {
    const { secret, secretHash } = createFeedSecret(FEED_ID);
    const presented = readFeedSecret(secret);
    expect(presented?.feedId).toBe(FEED_ID);
    expect(presented?.matches(secretHash)).toBe(true);
  });

  it('is no other of the same feed, and is not what is stored', () => {
    const [one, other] = [createFeedSecret(FEED_ID), createFeedSecret(FEED_ID)];
    expect(readFeedSecret(one.secret)?.matches(other.secretHash)).toBe(false);
    expect(one.secret).not.toContain(one.secretHash);
    expect(readFeedSecret(one.secretHash)?.matches(one.secretHash)).not.toBe(true);
  });

  it('does not match when one letter of it is another', () => {
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
  ])('is not %s', (_what, secret) => {
    expect(readFeedSecret(secret)).toBeNull();
  });
});

describe('the UID of an action', () => {
  const actionId = '01890000-0000-7000-8000-0000000000aa';

  it('is ours, by which the action is found again', () => {
    const uid = uidOfAction({ actionId, calendarUid: null });
    expect(uid).toBe(`${actionId}@rotunda`);
    expect(actionIdOfUid(uid)).toBe(actionId);
  });

  it('is that of the event it was imported from', () => {
    expect(uidOfAction({ actionId, calendarUid: 'abc@calendar.example' })).toBe('abc@calendar.example');
  });

  it.each([
    'abc@calendar.example',
    `${actionId}@rotunda.example`,
    `x${actionId}@rotunda`,
    `${actionId.toUpperCase()}@rotunda`,
    '@rotunda',
  ])('%s is of no action of ours', (uid) => {
    expect(actionIdOfUid(uid)).toBeNull();
  });
});
