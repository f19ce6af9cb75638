import { auditLog } from '@rotunda/database';
import type { Webhook, WebhookDelivery } from '@rotunda/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { createGuardedFetch } from '../../platform/guarded-fetch/create-guarded-fetch.ts';
import { isPublicAddress } from '../../platform/guarded-fetch/public-address.ts';
import { deliverMatches, deliverMatchesJob, followMatches } from './delivery/deliver-matches.ts';
import { sendWebhook } from './delivery/send-webhook.ts';
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

describe('Webhooks', () => {
  const { workspace, deps, tick, after, wait, listen } = webhookTest({
    ...({ admin: 'admin', member: 'member', leaver: 'member', viewer: 'viewer' } as const),
    stranger: { role: 'admin', of: 'Theirs' },
  });
  const { api, admin, member, leaver, viewer, stranger, ingest } = workspace;
  let projectId: string;
  let savedSearchId: string;
  let receiver: Receiver;
  beforeEach(async () => {
    ({ projectId, savedSearchId, receiver } = await makeProject(member, listen));
  });

  const shown = () => readWebhooks(member, projectId);

  it('announce each new alert once, signed according to Standard Webhooks', async () => {
    const { secret, ...made } = await makeWebhook(member, projectId, { url: receiver.url });
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
    expect(JSON.stringify(await shown())).not.toContain(secret);
    await ingest(aquiferBill(1), aquiferBill(2));
    await tick();
    await tick();
    expect(getEvents(receiver).map(({ type, fusionId }) => [type, fusionId])).toEqual([
      ['alert.matched', 'us-119-hr-1'],
      ['alert.matched', 'us-119-hr-2'],
    ]);
    const [first, second] = receiver.received;
    if (first === undefined || second === undefined) throw new Error('nothing was received');
    expect(verify(secret, first)).toBe(true);
    expect(verify(secret, { ...first, body: `${first.body} ` })).toBe(false);
    expect(verify(secret, { ...first, body: second.body })).toBe(false);
    expect(verify(`whsec_${Buffer.alloc(32).toString('base64')}`, first)).toBe(false);
    expect(first.headers).toMatchObject({
      'content-type': 'application/json',
      'user-agent': expect.stringMatching(/^Rotunda\//),
    });
    expect(JSON.parse(first.body)).toMatchObject({
      timestamp: expect.stringMatching(/Z$/),
      data: {
        matchId: first.headers['webhook-id'],
        savedSearch: { id: savedSearchId, title: 'Aquifers' },
        project: { id: projectId, name: 'Water' },
        document: { fusionId: 'us-119-hr-1', documentType: 'Legislation', title: 'Aquifer bill 1' },
      },
    });
    expect(await readLog(member, made._id)).toMatchObject([
      { state: 'delivered', attempts: 1, status: 204, title: 'Aquifer bill 2', nextAttemptTs: null },
      { state: 'delivered', attempts: 1, status: 204, title: 'Aquifer bill 1', durationMs: expect.any(Number) },
    ]);
  });

  it('are queued as soon as matches are committed', async () => {
    const { queue, database, listener, logger } = api.deps;
    let heard: (name: string) => void = () => undefined;
    const queued = new Promise<string>((resolve) => {
      heard = resolve;
    });
    const enqueue: typeof queue.enqueue = async (_handle, job) => {
      heard(job.name);
      return 'job';
    };
    const unfollow = await followMatches({
      queue: { enqueue, work: queue.work, stop: queue.stop },
      database,
      listener,
      logger,
    });
    await ingest(aquiferBill(1));
    expect(await queued).toBe(deliverMatchesJob.name);
    unfollow();
  });

  it('of a saved search announce only its alerts found after the webhook was created', async () => {
    await member.make('/alerts', { title: 'Wells', projectId, searchModel: { rawTextSearch: 'well' } });
    await ingest(aquiferBill(1));
    await makeWebhook(member, projectId, { url: receiver.url, savedSearchId });
    await ingest({ ...aquiferBill(2), title: 'A well' }, aquiferBill(3));
    await tick();
    expect(described(receiver)).toEqual(['us-119-hr-3']);
  });

  it('announce nothing twice when two workers run concurrently', async () => {
    const { _id } = await makeWebhook(member, projectId, { url: receiver.url });
    await ingest(...[1, 2, 3, 4, 5].map(aquiferBill));
    await Promise.all([deliverMatches(deps()), deliverMatches(deps())]);
    await Promise.all([sendWebhook(deps(), _id), sendWebhook(deps(), _id)]);
    expect(described(receiver).toSorted()).toEqual([1, 2, 3, 4, 5].map((number) => `us-119-hr-${number}`));
  });

  it('send a test that is never retried, also while turned off', async () => {
    const { _id, secret } = await makeWebhook(member, projectId, { url: receiver.url });
    await member.call('PATCH', `/webhooks/${_id}`, { isOn: false });
    const test = async () => (await member.call('POST', `/webhooks/${_id}/test`)).body as WebhookDelivery;
    expect(await test()).toMatchObject({ kind: 'test', state: 'delivered', status: 204, attempts: 1, title: null });
    const [received] = receiver.received;
    if (received === undefined) throw new Error('nothing was received');
    expect(verify(secret, received)).toBe(true);
    receiver.answers(302, '', { location: receiver.url });
    expect(await test()).toMatchObject({ state: 'failed', status: 302, nextAttemptTs: null });
    receiver.goesDown();
    expect(await test()).toMatchObject({
      state: 'failed',
      status: null,
      responseExcerpt: expect.stringMatching(/^No connection/),
    });
    await member.call('PATCH', `/webhooks/${_id}`, { isOn: true });
    await wait(3600, 600);
    expect(receiver.received).toHaveLength(3);
    expect(await shown()).toMatchObject([{ failingSinceTs: null }]);
  });

  it('announce a document found by two searches of the project once', async () => {
    await makeWebhook(member, projectId, { url: receiver.url });
    const second = { title: 'Bills', projectId, searchModel: { rawTextSearch: 'bill' } };
    await member.make('/alerts', second);
    await ingest(aquiferBill(1));
    await tick();
    expect(described(receiver)).toEqual(['us-119-hr-1']);
    // A search that is added later finds the same version.
    await member.make('/alerts', { ...second, title: 'Also', searchModel: { rawTextSearch: 'aquifer bill' } });
    await ingest(aquiferBill(2));
    await tick();
    expect(described(receiver)).toEqual(['us-119-hr-1', 'us-119-hr-2']);
  });

  it('send at most five tests a minute, also when asked at the same time', async () => {
    const { _id } = await makeWebhook(member, projectId, { url: receiver.url });
    const test = () => member.call('POST', `/webhooks/${_id}/test`);
    const answers = await Promise.all(Array.from({ length: 8 }, test));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 200, 200, 200, 200, 429, 429, 429,
    ]);
    expect(receiver.received).toHaveLength(5);
    await api.deps.database.$client.query('update webhook_deliveries set created_ts = created_ts - 61');
    expect((await test()).status).toBe(200);
  });

  it('may be changed to what they already are', async () => {
    const { _id } = await makeWebhook(member, projectId, { url: receiver.url });
    const [before] = (await shown()) as { name: string }[];
    for (const body of [{}, { name: before?.name, url: receiver.url, isOn: true }]) {
      expect(await member.call('PATCH', `/webhooks/${_id}`, body)).toMatchObject({ status: 200 });
    }
    expect(await shown()).toEqual([before]);
  });

  it('sign with the previous secret too for a day after it was renewed', async () => {
    const { _id, secret: old } = await makeWebhook(member, projectId, { url: receiver.url });
    const renewed = (await member.call('POST', `/webhooks/${_id}/secret`)).body as Webhook & { secret: string };
    expect(renewed).toMatchObject({
      secret: expect.stringMatching(/^whsec_/),
      previousSecretUntilTs: expect.any(Number),
    });
    expect(renewed.secret).not.toBe(old);
    await ingest(aquiferBill(1));
    await tick();
    after(DAY);
    await ingest(aquiferBill(2));
    await tick();
    const signed = receiver.received.map((one) =>
      [old, renewed.secret].map((secret) => verify(secret, one, Number(one.headers['webhook-timestamp']))),
    );
    expect(signed).toEqual([
      [true, true],
      [false, true],
    ]);
  });

  it('sign with both secrets when two people renew concurrently', async () => {
    const { _id } = await makeWebhook(member, projectId, { url: receiver.url });
    const renew = async () =>
      ((await member.call('POST', `/webhooks/${_id}/secret`)).body as { secret: string }).secret;
    const secrets = await Promise.all([renew(), renew()]);
    await ingest(aquiferBill(1));
    await tick();
    const [received] = receiver.received;
    if (received === undefined) throw new Error('nothing was received');
    expect(secrets.map((secret) => verify(secret, received))).toEqual([true, true]);
  });

  it('are delivered when the content of another webhook cannot be prepared', async () => {
    const theirs = await listen();
    const theirProject = await stranger.make('/projects', { name: 'Theirs' });
    await stranger.make('/alerts', { title: 'A', projectId: theirProject, searchModel: { rawTextSearch: 'aquifer' } });
    await makeWebhook(member, projectId, { url: receiver.url });
    const { _id: theirId } = await makeWebhook(stranger, theirProject, { url: theirs.url });
    await ingest(aquiferBill(1));
    const { highlight, ...rest } = deps();
    const faulty: typeof highlight = (requester, requests) =>
      requester.userId === member.userId ? Promise.reject(new Error('too slow')) : highlight(requester, requests);
    await expect(deliverMatches({ ...rest, highlight: faulty })).rejects.toThrow('1 webhooks were told of nothing.');
    await sendWebhook(deps(), theirId);
    expect([described(receiver), described(theirs)]).toEqual([[], ['us-119-hr-1']]);
    await tick();
    expect([described(receiver), described(theirs)]).toEqual([['us-119-hr-1'], ['us-119-hr-1']]);
  });

  it('announce matches of a saved search with an unreadable stored model', async () => {
    await makeWebhook(member, projectId, { url: receiver.url });
    await ingest(aquiferBill(1));
    await api.deps.database.$client.query(`update saved_searches set search_model = '{"rawTextSearch": 7}'`);
    await tick();
    expect(described(receiver)).toEqual(['us-119-hr-1']);
  });

  it.each([
    ['http://hooks.example/', 'Enter a web address that begins with https://.'],
    ['ftp://127.0.0.1/', 'Enter a web address that begins with https://.'],
    ['https://me:secret@127.0.0.1/', 'Enter an address without a user name or password.'],
    ...['10.0.0.1', '169.254.169.254', '[::1]', '[fd00::1]', 'localhost', '0x7f.1.1.1', '2130706434'].map((host) => [
      `https://${host}/`,
      'This address is in a private network. Ask the operator to allow its host.',
    ]),
    ['https://no-such-host.invalid/', 'This host cannot be found. Check the address.'],
  ])('reject the address %s', async (url, message) => {
    const answer = await member.call('POST', `/projects/${projectId}/webhooks`, { name: 'Ours', format: 'json', url });
    expect(answer).toMatchObject({ status: 400, body: { fields: { url: message } } });
    expect(await shown()).toEqual([]);
    const { _id } = await makeWebhook(member, projectId, { url: receiver.url });
    expect((await member.call('PATCH', `/webhooks/${_id}`, { url })).status).toBe(400);
    expect(await shown()).toMatchObject([{ host: '127.0.0.1' }]);
  });

  it('do not send to a host that later resolves to a private address', async () => {
    const { _id } = await makeWebhook(member, projectId, { url: receiver.url });
    const port = new URL(receiver.url).port;
    const { secretBox } = api.deps;
    const sealed = secretBox.seal(`https://rebinding.example:${port}/`, `webhook-url:${_id}`);
    await api.deps.database.$client.query('update webhooks set url_sealed = $1', [sealed]);
    await ingest(aquiferBill(1));
    await deliverMatches(deps());
    const asked: string[] = [];
    const openFetch = () =>
      createGuardedFetch({
        isAllowed: isPublicAddress,
        resolve: async (host) => {
          asked.push(host);
          return [{ address: '127.0.0.1', family: 4 }];
        },
      });
    await sendWebhook({ ...deps(), openFetch }, _id);
    expect(asked).toEqual(['rebinding.example']);
    expect(receiver.received).toEqual([]);
    expect(await readLog(member, _id)).toMatchObject([
      { state: 'waiting', status: null, responseExcerpt: 'Not sent: the address of rebinding.example is not public.' },
    ]);
  });

  it('are turned off when their owner loses access, and belong to the person who turns them on', async () => {
    const { _id } = await makeWebhook(leaver, projectId, { url: receiver.url });
    await ingest(aquiferBill(1));
    await deliverMatches(deps());
    await member.call('PATCH', `/projects/${projectId}`, { users: [member.userId] });
    await sendWebhook(deps(), _id);
    expect(receiver.received).toEqual([]);
    expect(await shown()).toMatchObject([{ isOn: false, offReason: 'access', ownerName: 'Test member' }]);
    await member.call('PATCH', `/webhooks/${_id}`, { isOn: true });
    await ingest(aquiferBill(2));
    await tick();
    expect(described(receiver)).toEqual(['us-119-hr-1', 'us-119-hr-2']);
    await member.call('PATCH', `/projects/${projectId}`, { users: [] });
    for (const isOn of [false, true]) await leaver.call('PATCH', `/webhooks/${_id}`, { isOn });
    await admin.call('PATCH', `/users/${leaver.userId}`, { isActive: false });
    await ingest(aquiferBill(3));
    await tick();
    expect(receiver.received).toHaveLength(2);
    expect(await shown()).toMatchObject([{ isOn: false, offReason: 'access' }]);
  });

  it('are available to members who see the project, and are audited', async () => {
    const { _id } = await makeWebhook(admin, projectId, { url: receiver.url });
    const calls = [
      ['GET', `/projects/${projectId}/webhooks`],
      ['GET', `/webhooks/${_id}/deliveries`],
      ['POST', `/webhooks/${_id}/test`],
      ['POST', `/webhooks/${_id}/secret`],
      ['DELETE', `/webhooks/${_id}`],
    ] as const;
    for (const [method, path] of calls) {
      expect((await stranger.call(method, path)).status, path).toBe(404);
      expect((await viewer.call(method, path)).status, path).toBe(403);
    }
    await admin.call('PATCH', `/webhooks/${_id}`, { name: 'Renamed', isOn: false });
    await admin.call('POST', `/webhooks/${_id}/secret`);
    await admin.call('DELETE', `/webhooks/${_id}`);
    const entries = await api.deps.database.select().from(auditLog);
    const text = JSON.stringify(entries);
    expect(entries.filter(({ subject }) => subject === _id).map(({ action }) => action)).toEqual([
      'webhook.created',
      'webhook.updated',
      'webhook.secret-renewed',
      'webhook.deleted',
    ]);
    expect(text).not.toContain('whsec_');
    expect(text).not.toContain('of-the-address');
  });

  it('are deleted once under concurrency, with one audit entry', async () => {
    const { _id } = await makeWebhook(admin, projectId, { url: receiver.url });
    const users = [admin, member, admin, member, admin, member];
    const answers = await Promise.all(users.map((user) => user.call('DELETE', `/webhooks/${_id}`)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404, 404, 404]);
    const entries = await api.deps.database.select().from(auditLog);
    expect(entries.filter(({ subject, action }) => subject === _id && action === 'webhook.deleted')).toHaveLength(1);
  });

  it('are limited to twenty per project', async () => {
    for (let made = 0; made < 20; made += 1) await makeWebhook(member, projectId, { url: receiver.url });
    const body = { name: 'One more', format: 'json', url: receiver.url };
    const answer = await member.call('POST', `/projects/${projectId}/webhooks`, body);
    expect(answer).toMatchObject({ status: 400, body: { fields: { name: expect.stringContaining('20 webhooks') } } });
  });

  it('store addresses and secrets encrypted', async () => {
    const { secret } = await makeWebhook(member, projectId, { url: receiver.url });
    const { rows } = await api.deps.database.$client.query('select * from webhooks');
    expect(JSON.stringify(rows)).not.toContain('of-the-address');
    expect(JSON.stringify(rows)).not.toContain(secret.slice('whsec_'.length));
  });
});
