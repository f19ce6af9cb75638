import { describe, expect, it } from 'vitest';
import { presentDelivery, presentWebhook } from './webhooks.presenter.ts';

const NOW_TS = 1000;
// Only these stored fields are read.
const webhook = (changes: object = {}) =>
  presentWebhook(
    {
      webhook: {
        webhookId: 'w1',
        name: 'Desk',
        savedSearchId: 's1',
        host: 'hooks.example',
        format: 'json',
        offReason: null,
        failingSinceTs: null,
        createdTs: 1,
        previousSecretUntilTs: null,
        url: 'https://hooks.example/secret',
        ...changes,
      },
      projectId: 'p1',
      savedSearchTitle: 'Water',
      ownerName: 'Ana',
      waiting: 3,
    } as never,
    NOW_TS,
  );
const delivery = (changes: object, isOn = true) =>
  presentDelivery(
    {
      deliveryId: 'd1',
      messageId: 'm1',
      deliveryNumber: 7,
      title: 'US HR 1',
      attempts: 1,
      createdTs: 1,
      attemptTs: 2,
      nextAttemptTs: 60,
      state: 'waiting',
      status: 500,
      durationMs: 5,
      responseExcerpt: 'no',
      ...changes,
    } as never,
    { isOn },
  );

describe('presentWebhook', () => {
  it('shows the host but not the secret address', () => {
    expect(webhook().host).toBe('hooks.example');
    expect(JSON.stringify(webhook())).not.toContain('secret"');
    expect(JSON.stringify(webhook())).not.toContain('https://');
  });

  it('is on unless there is a reason it was turned off', () => {
    expect(webhook()).toMatchObject({ isOn: true, offReason: null });
    expect(webhook({ offReason: 'gone' })).toMatchObject({ isOn: false, offReason: 'gone' });
  });

  it.each([
    [NOW_TS + 1, NOW_TS + 1],
    [NOW_TS, null],
    [NOW_TS - 1, null],
    [null, null],
  ])('shows a previous secret valid until %j as %j', (previousSecretUntilTs, shown) => {
    expect(webhook({ previousSecretUntilTs }).previousSecretUntilTs).toBe(shown);
  });
});

describe('presentDelivery', () => {
  it('is a match with a delivery number and otherwise a test', () => {
    expect([delivery({}).kind, delivery({ deliveryNumber: null }).kind]).toEqual(['match', 'test']);
  });

  it('shows the next attempt only while it will be made', () => {
    expect(delivery({}).nextAttemptTs).toBe(60);
    expect(delivery({}, false).nextAttemptTs).toBeNull();
    expect(delivery({ state: 'delivered' }).nextAttemptTs).toBeNull();
  });
});
