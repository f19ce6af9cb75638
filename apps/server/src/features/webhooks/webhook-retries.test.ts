import { beforeEach, describe, expect, it } from 'vitest';
import {
  aquiferBill,
  getEvents,
  makeProject,
  makeWebhook,
  readLog,
  readWebhooks,
  type Receiver,
  described,
  verify,
  webhookTest,
} from './testing/webhook-test.ts';

const DAY = 24 * 3600;

describe('Webhooks with a failing address', () => {
  const { workspace, tick, after, wait, listen } = webhookTest({ member: 'member' });
  const { api, member, ingest } = workspace;
  let projectId: string;
  let receiver: Receiver;
  beforeEach(async () => {
    ({ projectId, receiver } = await makeProject(member, listen));
  });

  const shown = () => readWebhooks(member, projectId);
  const mails = async () =>
    (await api.deps.database.$client.query<{ to_address: string; subject: string }>('select * from outgoing_mails'))
      .rows;

  it('retry with increasing pauses, without delaying other messages', async () => {
    const { _id } = await makeWebhook(member, projectId, { url: receiver.url });
    receiver.answers(500, `Out of order\u0000${'x'.repeat(2000)}`);
    await ingest(aquiferBill(1));
    await tick();
    const [failed] = await readLog(member, _id);
    expect(failed).toMatchObject({
      state: 'waiting',
      attempts: 1,
      status: 500,
      nextAttemptTs: (failed?.attemptTs ?? 0) + 60,
    });
    expect(failed?.responseExcerpt).toMatch(/^Out of order/);
    expect(failed?.responseExcerpt).toHaveLength(500);
    await tick();
    expect(receiver.received).toHaveLength(1);
    receiver.answers(204);
    await ingest(aquiferBill(2));
    await tick();
    expect(described(receiver)).toEqual(['us-119-hr-1', 'us-119-hr-2']);
    await wait(60);
    expect(described(receiver)).toEqual(['us-119-hr-1', 'us-119-hr-2', 'us-119-hr-1']);
    const [first, , again] = getEvents(receiver);
    expect(again).toEqual(first);
  });

  it('deliver messages missed during an outage once each with their ids', async () => {
    const { secret } = await makeWebhook(member, projectId, { url: receiver.url });
    receiver.goesDown();
    const numbers = Array.from({ length: 12 }, (_, index) => index + 1);
    await ingest(...numbers.map(aquiferBill));
    await wait(3600, 120);
    // A receiver that is down gets few requests.
    expect(receiver.received.length).toBeLessThan(20);
    receiver.received.length = 0;
    receiver.answers(200, 'ok');
    await wait(3 * 3600, 900);
    expect(described(receiver).toSorted()).toEqual(numbers.map((number) => `us-119-hr-${number}`).toSorted());
    expect(receiver.received.every((one) => verify(secret, one, Number(one.headers['webhook-timestamp'])))).toBe(true);
    expect(await shown()).toMatchObject([{ isOn: true, failingSinceTs: null, waiting: 0 }]);
  });

  it('are turned off after three days of failures with an e-mail to the owner, and lose nothing', async () => {
    const { _id } = await makeWebhook(member, projectId, { url: receiver.url });
    receiver.answers(502);
    await ingest(aquiferBill(1));
    await wait(4 * DAY, 2 * 3600);
    expect(await shown()).toMatchObject([{ isOn: false, offReason: 'failing', waiting: 1 }]);
    expect(await mails()).toMatchObject([{ to_address: member.email, subject: 'The webhook “Ours” was turned off' }]);
    const attempts = receiver.received.length;
    await ingest(aquiferBill(2));
    await wait(DAY, 4 * 3600);
    expect(receiver.received).toHaveLength(attempts);
    receiver.received.length = 0;
    receiver.answers(200);
    expect((await member.call('PATCH', `/webhooks/${_id}`, { isOn: true })).body).toMatchObject({ isOn: true });
    await wait(60);
    expect(described(receiver)).toEqual(['us-119-hr-1', 'us-119-hr-2']);
  });

  it('wait as long as Retry-After asks and are turned off by 410 Gone', async () => {
    await makeWebhook(member, projectId, { url: receiver.url });
    receiver.answers(429, '', { 'retry-after': '900' });
    await ingest(aquiferBill(1), aquiferBill(2));
    await wait(840);
    expect(receiver.received).toHaveLength(1);
    receiver.answers(410);
    await wait(120);
    expect(receiver.received).toHaveLength(2);
    expect(await shown()).toMatchObject([{ isOn: false, offReason: 'gone' }]);
    expect(await mails()).toHaveLength(1);
  });

  it('send a message again when a replay is requested during its last attempt', async () => {
    const { _id } = await makeWebhook(member, projectId, { url: receiver.url });
    receiver.answers(500);
    await ingest(aquiferBill(1));
    await tick();
    const [delivery] = await readLog(member, _id);
    await api.deps.database.$client.query(`update webhook_deliveries set attempts = 9`);
    after(60);
    receiver.during(() => member.call('POST', `/webhooks/${_id}/replay`, { deliveryId: delivery?._id }));
    await tick();
    expect(await readLog(member, _id)).toMatchObject([{ state: 'delivered', attempts: 1 }]);
  });

  it('replay a single delivery, or all since a point in time, with their ids', async () => {
    const { _id } = await makeWebhook(member, projectId, { url: receiver.url });
    await ingest(aquiferBill(1));
    await tick();
    const [first] = await readLog(member, _id);
    after(DAY);
    await ingest(aquiferBill(2), aquiferBill(3));
    await tick();
    const ids = getEvents(receiver).map(({ id }) => id);
    const replay = (body: object) => member.call('POST', `/webhooks/${_id}/replay`, body);
    expect((await replay({ sinceTs: (first?.createdTs ?? 0) + 1 })).body).toEqual({ queued: 2 });
    await wait(60);
    expect(
      getEvents(receiver)
        .slice(3)
        .map(({ id }) => id),
    ).toEqual(ids.slice(1));
    expect((await replay({ deliveryId: first?._id })).body).toEqual({ queued: 1 });
    await wait(60);
    expect(
      getEvents(receiver)
        .slice(5)
        .map(({ id }) => id),
    ).toEqual(ids.slice(0, 1));
    expect((await replay({ deliveryId: _id })).status).toBe(404);
    expect((await replay({})).status).toBe(400);
    await member.call('PATCH', `/webhooks/${_id}`, { isOn: false });
    expect((await replay({ sinceTs: 0 })).status).toBe(409);
  });
});
