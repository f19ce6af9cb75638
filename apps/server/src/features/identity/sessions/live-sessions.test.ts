import { member, session } from '@rotunda/database';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi, type TestUser } from '../../../app/testing/test-api.ts';
import { createListener, type NotificationListener } from '../../../platform/database/listener.ts';
import { createFixedClock, type FixedClock } from '../../../platform/testing/fixed-clock.ts';
import { createLiveSessions, type LiveSessions } from './live-sessions.ts';
import { hashToken } from './session-token.ts';

/** A listener whose messages the test sends. */
interface SaidListener extends NotificationListener {
  say(message: string): void;
  break(): void;
}

function createSaidListener(): SaidListener {
  let hear: (message: string) => void = () => undefined;
  let breakOff: () => void = () => undefined;
  return {
    say: (message) => hear(message),
    break: () => breakOff(),
    subscribe: async (_channel, heard, broken = () => undefined) => {
      [hear, breakOff] = [heard, broken];
      return () => undefined;
    },
    close: async () => undefined,
  };
}

describe('Live sessions', () => {
  let api: TestApi;
  let ours: string;
  let person: TestUser;
  let clock: FixedClock;
  let listener: SaidListener;
  let sessions: LiveSessions;
  let count = 0;
  beforeAll(async () => {
    api = await createTestApi();
    ours = await api.addOrganization('Ours');
  });
  beforeEach(async () => {
    person = await api.addUser(ours, `person-${(count += 1)}@ours.example`, 'member');
    clock = createFixedClock(api.deps.clock.now());
    listener = createSaidListener();
    sessions = await createLiveSessions({ database: api.deps.database, listener, clock });
  });
  afterAll(() => api.close());

  const roleNow = async () => (await sessions.resolve(person.token))?.actor.role;
  const setRole = (role: string) =>
    api.deps.database.update(member).set({ role }).where(eq(member.userId, person.userId));
  const signOut = () => api.deps.database.delete(session).where(eq(session.token, hashToken(person.token)));

  it('are cached for half a minute', async () => {
    expect(await roleNow()).toBe('member');
    await setRole('viewer');
    clock.advance(29);
    expect(await roleNow()).toBe('member');
    clock.advance(1);
    expect(await roleNow()).toBe('viewer');
  });

  it('are reloaded after a change notification', async () => {
    expect(await roleNow()).toBe('member');
    await setRole('viewer');
    listener.say(`user ${person.userId}`);
    expect(await roleNow()).toBe('viewer');
  });

  it('are always loaded while notifications are interrupted, and reloaded afterwards', async () => {
    expect(await roleNow()).toBe('member');
    listener.break();
    for (const role of ['viewer', 'admin', 'member']) {
      await setRole(role);
      expect(await roleNow()).toBe(role);
    }
    listener.say('');
    await setRole('admin');
    expect(await roleNow()).toBe('admin');
    await setRole('viewer');
    expect(await roleNow()).toBe('admin');
  });

  it('are reloaded when the notification connection is no longer working', async () => {
    expect(await roleNow()).toBe('member');
    await setRole('viewer');
    await sessions.settled();
    expect(await roleNow()).toBe('viewer');
  });

  it('report a database error instead of a missing session', async () => {
    const database = new Proxy(api.deps.database, {
      get: () => () => {
        throw new Error('connection terminated');
      },
    });
    const broken = await createLiveSessions({ database, listener: createSaidListener(), clock });
    await expect(broken.resolve(person.token)).rejects.toThrow('connection terminated');
  });

  it('end a watch once when the session ends', async () => {
    let ended = 0;
    const told = new Promise<void>((resolve) => {
      sessions.watch(person.token, () => {
        ended += 1;
        resolve();
      });
    });
    expect(await roleNow()).toBe('member');
    const [own] = await signOut().returning();
    listener.say(`session ${own?.id}`);
    listener.say(`session ${own?.id}`);
    await told;
    expect(ended).toBe(1);
  });

  it('end a watch when the session expires', async () => {
    const expiresAt = new Date(clock.nowMs() + 90_000);
    await api.deps.database
      .update(session)
      .set({ expiresAt })
      .where(eq(session.token, hashToken(person.token)));
    await new Promise<void>((resolve) => void sessions.watch(person.token, resolve));
    expect(await sessions.resolve(person.token)).toBeNull();
  });
});

describe('Two processes with the same database', () => {
  let api: TestApi;
  let person: TestUser;
  const listeners: NotificationListener[] = [];
  beforeAll(async () => {
    api = await createTestApi();
    person = await api.addUser(await api.addOrganization('Ours'), 'person@ours.example', 'member');
  });
  afterAll(async () => {
    for (const one of listeners) await one.close();
    await api.close();
  });

  async function openProcess(): Promise<LiveSessions> {
    const { connectionString, clock, database } = api.deps;
    const listener = await createListener({ connectionString, clock, onError: () => undefined });
    listeners.push(listener);
    return createLiveSessions({ database, listener, clock });
  }

  it('both drop sessions changed by the other process or directly in the database', async () => {
    const there = await openProcess();
    const role = async () => (await there.resolve(person.token))?.actor.role;
    expect(await role()).toBe('member');
    await api.deps.database.$client.query(`update member set role = 'viewer' where user_id = $1`, [person.userId]);
    await there.settled();
    expect(await role()).toBe('viewer');
    const ended = new Promise<void>((resolve) => void there.watch(person.token, resolve));
    expect((await api.call(person.token, 'POST', '/auth/sign-out')).status).toBe(200);
    await ended;
    expect(await there.resolve(person.token)).toBeNull();
  });
});
