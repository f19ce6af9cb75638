import { session } from '@rotunda/database';
import { eq } from 'drizzle-orm';
import { get, type IncomingMessage } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { STREAMS_PER_PERSON } from './mount-events.ts';
import { createTestApi, type TestApi, type TestUser } from './testing/test-api.ts';

describe('Event stream of a user', () => {
  let api: TestApi;
  let ours: string;
  let admin: TestUser;
  let support: TestUser;
  let person: TestUser;
  let base: string;
  let count = 0;
  const open: IncomingMessage[] = [];
  beforeAll(async () => {
    api = await createTestApi();
    base = await api.app.listen({ port: 0, host: '127.0.0.1' });
    ours = await api.addOrganization('Ours');
    admin = await api.addUser(ours, 'admin@ours.example', 'admin');
    support = await api.addUser(ours, 'support@ours.example', 'member', { isSupport: true });
  });
  beforeEach(async () => {
    person = await api.addUser(ours, `person-${(count += 1)}@ours.example`, 'member');
  });
  afterEach(() => {
    for (const stream of open.splice(0)) stream.destroy();
  });
  afterAll(() => api.close());

  async function listen(token: string) {
    const stream = await new Promise<IncomingMessage>((resolve, reject) => {
      const headers = { authorization: `Bearer ${token}` };
      get(`${base}/api/events`, { headers, agent: false }, resolve).once('error', reject);
    });
    open.push(stream);
    stream.on('error', () => undefined);
    stream.resume();
    const ended = new Promise<void>((resolve) => void stream.once('close', resolve));
    return { status: stream.statusCode, retryAfter: stream.headers['retry-after'], stream, ended };
  }

  it('ends when the user signs out', async () => {
    const { status, ended } = await listen(person.token);
    expect(status).toBe(200);
    await api.call(person.token, 'POST', '/auth/sign-out');
    await ended;
    expect((await listen(person.token)).status).toBe(401);
  });

  it('ends when the user is deactivated', async () => {
    const { ended } = await listen(person.token);
    await api.call(admin.token, 'PATCH', `/users/${person.userId}`, { isActive: false });
    await ended;
  });

  it('ends when the session expires', async () => {
    const { ended } = await listen(person.token);
    const soon = { expiresAt: new Date(Date.now() + 200) };
    await api.deps.database.update(session).set(soon).where(eq(session.userId, person.userId));
    await ended;
  });

  it('ends thirty days after the session began, even if the session is in use', async () => {
    const { ended } = await listen(person.token);
    const thirtyDaysMs = 30 * 24 * 3_600_000;
    const opened = { createdAt: new Date(Date.now() + 200 - thirtyDaysMs) };
    await api.deps.database.update(session).set(opened).where(eq(session.userId, person.userId));
    await ended;
    expect((await listen(person.token)).status).toBe(401);
  });

  it('ends when support stops impersonating the user or signs out', async () => {
    const acting = async () => {
      const answer = await api.call(support.token, 'POST', '/auth/impersonate', { email: person.email });
      return (answer.body as { token: string }).token;
    };
    const token = await acting();
    const first = await listen(token);
    await api.call(token, 'POST', '/auth/stop-impersonating');
    await first.ended;
    const second = await listen(await acting());
    await api.call(support.token, 'POST', '/auth/sign-out');
    await second.ended;
  });

  it('is limited to a number of open streams and available again after a close', async () => {
    const streams = [];
    for (let at = 0; at < STREAMS_PER_PERSON; at += 1) streams.push(await listen(person.token));
    expect(streams.map(({ status }) => status)).toEqual(Array.from({ length: STREAMS_PER_PERSON }, () => 200));
    expect(await listen(person.token)).toMatchObject({ status: 429, retryAfter: '60' });
    expect((await listen(admin.token)).status).toBe(200);
    streams[0]?.stream.destroy();
    await expect.poll(async () => (await listen(person.token)).status).toBe(200);
  });
});
