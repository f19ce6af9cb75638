import { session } from '@rotunda/database';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApi } from '../../../app/build-api.ts';
import { createTestApi, TEST_PASSWORD, type TestApi } from '../../../app/testing/test-api.ts';
import { createLogger } from '../../../platform/logging.ts';
import { createFixedClock, type FixedClock } from '../../../platform/testing/fixed-clock.ts';
import { hashToken } from '../sessions/session-token.ts';

describe('Sign-in', () => {
  let api: TestApi;
  let ours: string;
  let clock: FixedClock;
  let servers: Awaited<ReturnType<typeof buildApi>>[];
  let logged: Record<string, unknown>[];
  let email: string;
  let count = 0;
  beforeAll(async () => {
    api = await createTestApi();
    ours = await api.addOrganization('Ours');
    clock = createFixedClock(api.deps.clock.now());
    const destination = { write: (line: string) => void logged.push(JSON.parse(line) as Record<string, unknown>) };
    const logger = createLogger({ level: 'warn', destination });
    // Two web servers share one database.
    servers = [await buildApi({ ...api.deps, clock, logger }), await buildApi({ ...api.deps, clock, logger })];
  });
  beforeEach(async () => {
    logged = [];
    // All earlier counting windows have ended.
    clock.advance(4000);
    email = `person-${(count += 1)}@ours.example`;
    await api.addUser(ours, email, 'member');
  });
  afterAll(async () => {
    for (const server of servers) await server.close();
    await api.close();
  });

  let turn = 0;
  const signIn = async (remoteAddress: string, password = 'a guess', account = email) => {
    const server = servers[(turn += 1) % servers.length];
    const answer = await server?.inject({
      method: 'POST',
      url: '/api/auth/sign-in',
      remoteAddress,
      headers: { 'user-agent': 'curl/8.5.0' },
      payload: {
        email: account,
        password,
      },
    });
    return {
      status: answer?.statusCode,
      retryAfter: Number(answer?.headers['retry-after'] ?? 0),
      body: answer?.json<{ token?: string; message?: string }>(),
    };
  };
  const guess = async (times: number, getAddress: (guess: number) => string, account = email) => {
    const statuses: (number | undefined)[] = [];
    for (let at = 0; at < times; at += 1) statuses.push((await signIn(getAddress(at), 'a guess', account)).status);
    return statuses;
  };

  it('stores a hash of the token with address and user agent', async () => {
    const { body } = await signIn('192.0.2.1', TEST_PASSWORD);
    const stored = await api.deps.database.select().from(session).where(eq(session.ipAddress, '192.0.2.1'));
    expect(stored).toMatchObject([{ token: hashToken(body?.token ?? ''), userAgent: 'curl/8.5.0' }]);
    expect(JSON.stringify(stored)).not.toContain(body?.token);
  });

  it('is blocked for fifteen minutes on all servers after ten wrong passwords from an address', async () => {
    expect(new Set(await guess(10, () => '192.0.2.2'))).toEqual(new Set([401]));
    const refused = await signIn('192.0.2.2', TEST_PASSWORD);
    expect(refused).toMatchObject({
      status: 429,
      retryAfter: 900,
      body: { message: 'Too many attempts to sign in. Please try again in 15 minutes.' },
    });
    expect((await signIn('192.0.2.3', TEST_PASSWORD)).status).toBe(200);
    clock.advance(900);
    expect((await signIn('192.0.2.2', TEST_PASSWORD)).status).toBe(200);
  });

  it('counts concurrent attempts individually', async () => {
    const statuses = await Promise.all(Array.from({ length: 20 }, async () => (await signIn('192.0.2.4')).status));
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  });

  it('resets the count after the right password', async () => {
    await guess(9, () => '192.0.2.5');
    expect((await signIn('192.0.2.5', TEST_PASSWORD)).status).toBe(200);
    expect(new Set(await guess(10, () => '192.0.2.5'))).toEqual(new Set([401]));
  });

  it('is blocked for an address that tries many accounts', async () => {
    const statuses: (number | undefined)[] = [];
    for (let at = 0; at < 61; at += 1) statuses.push((await signIn('192.0.2.6', 'a guess', `x${at}@a.example`)).status);
    expect(statuses.slice(0, 60).every((status) => status === 401)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
  });

  it('stays possible from a known address while others guess the password', async () => {
    expect((await signIn('203.0.113.1', TEST_PASSWORD)).status).toBe(200);
    const statuses = await guess(51, (at) => `198.51.100.${at}`);
    expect(statuses.slice(0, 50).every((status) => status === 401)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
    expect((await signIn('198.51.100.200', TEST_PASSWORD)).status).toBe(429);
    expect((await signIn('203.0.113.1', TEST_PASSWORD)).status).toBe(200);
  });

  it('answers the same for unknown and known accounts', async () => {
    const known = await guess(11, () => '192.0.2.7');
    const unknown = await guess(11, () => '192.0.2.8', 'nobody@ours.example');
    expect(unknown).toEqual(known);
  });

  it('logs and counts each refusal with its reason, without the password', async () => {
    await signIn('192.0.2.9', 'hunter2hunter2');
    await signIn('192.0.2.9', 'hunter2hunter2', 'nobody@ours.example');
    expect(logged).toMatchObject([
      { msg: 'sign-in refused', account: email, address: '192.0.2.9', reason: 'wrong password' },
      { msg: 'sign-in refused', account: 'nobody@ours.example', address: '192.0.2.9', reason: 'unknown account' },
    ]);
    expect(JSON.stringify(logged)).not.toContain('hunter2');
    const metrics = await api.deps.metrics.registry.metrics();
    expect(metrics).toMatch(/rotunda_sign_ins_total\{outcome="unknown account"\} [1-9]/);
  });
});
