import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { systemClock, type Clock } from '../clock.ts';
import { createListener, type NotificationListener } from '../database/listener.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createEventHub, EVENT_RETENTION_SECONDS, type EventHub, type EventMessage } from './create-event-hub.ts';
import { pruneEvents } from './event-store.ts';
import { type EventDraft, publishEvent } from './publish-event.ts';

const mine = { organizationId: 'org-1', userId: 'user-1' };
const errors: Error[] = [];

describe('createEventHub', () => {
  let test: TestDatabase;
  let listener: NotificationListener;
  const hubs: EventHub[] = [];

  beforeAll(async () => {
    test = await createTestDatabase();
    listener = await createListener({
      connectionString: test.connectionString,
      clock: systemClock,
      onError: (error) => errors.push(error),
    });
  });
  afterEach(async () => {
    for (const hub of hubs.splice(0)) await hub.close();
  });
  afterAll(async () => {
    await listener.close();
    await test.close();
  });

  async function openHub(clock: Clock = systemClock): Promise<EventHub> {
    const onError = (error: Error) => errors.push(error);
    const hub = await createEventHub({ database: test.database, listener, clock, onError });
    hubs.push(hub);
    return hub;
  }

  /** Subscribes and collects messages; `seen` lists the marks of `publish` in order of arrival. */
  async function watch(hub: EventHub, cursor?: string, audience = mine) {
    const messages: EventMessage[] = [];
    const subscription = await hub.subscribe(audience, cursor, (message) => messages.push(message));
    return {
      messages,
      close: () => subscription.close(),
      seen: () =>
        messages.flatMap((message) => (message.kind === 'event' ? (message.event.ids['alertIds'] ?? []) : [])),
      kinds: () => messages.map((message) => message.kind),
      cursor: () => messages.findLast((message) => message.cursor !== undefined)?.cursor ?? '',
    };
  }

  const event = (mark: string, organizationId: string | null = 'org-1', userId: string | null = null): EventDraft => ({
    organizationId,
    userId,
    topic: 'alerts.changed',
    ids: { alertIds: [mark] },
  });
  const publish = (...draft: Parameters<typeof event>) => publishEvent(test.database, event(...draft));

  it('delivers events on commit and none of a rolled-back transaction', async () => {
    const page = await watch(await openHub());
    await expect(
      test.database.transaction(async (tx) => {
        await publishEvent(tx, event('never'));
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await publish('kept');
    await expect.poll(() => page.seen()).toEqual(['kept']);
    expect(page.messages.at(-1)).toMatchObject({ event: { topic: 'alerts.changed' } });
  });

  it('separates organizations and users', async () => {
    const page = await watch(await openHub());
    await publish('other-organization', 'org-2');
    await publish('other-person', 'org-1', 'user-2');
    await publish('public', null);
    await publish('to-me', 'org-1', 'user-1');
    await expect.poll(() => page.seen()).toEqual(['public', 'to-me']);
  });

  it('resumes exactly where the page stopped reading', async () => {
    const hub = await openHub();
    const page = await watch(hub);
    await publish('one');
    await expect.poll(() => page.seen()).toEqual(['one']);
    page.close();
    await publish('two');
    await publish('theirs', 'org-2');
    const resumed = await watch(hub, page.cursor());
    await publish('three');
    await expect.poll(() => resumed.seen()).toEqual(['two', 'three']);
  });

  it('misses no event whose lower id commits after a higher id was delivered', async () => {
    const hub = await openHub();
    const page = await watch(hub);
    const slow = await test.pool.connect();
    await slow.query('begin');
    await publishEvent(createDatabaseOn(slow), event('slow-low-id'));
    await publish('fast-high-id');
    await expect.poll(() => page.seen()).toEqual(['fast-high-id']);
    page.close();
    await slow.query('commit');
    slow.release();
    const resumed = await watch(hub, page.cursor());
    expect(resumed.seen()).toEqual(['slow-low-id']);
    const ids = [...page.messages, ...resumed.messages].flatMap((m) => (m.kind === 'event' ? [m.event.eventId] : []));
    expect(ids[1]).toBeLessThan(ids[0] ?? 0);
  });

  it('catches up after its listening connection broke', async () => {
    const page = await watch(await openHub());
    await test.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'rotunda listener' and datname = current_database()`,
    );
    await publish('while-deaf');
    await expect.poll(() => page.seen(), { timeout: 5000 }).toEqual(['while-deaf']);
    await publish('after');
    await expect.poll(() => page.seen(), { timeout: 5000 }).toEqual(['while-deaf', 'after']);
  });

  it('tells a page to reload when its cursor is too old, invalid or from another database', async () => {
    const hub = await openHub();
    const page = await watch(hub);
    const tooOldTs = systemClock.now() - EVENT_RETENTION_SECONDS - 1;
    const stale = page.cursor().replace(/^\d+/, String(tooOldTs));
    const future = `${systemClock.now()}.999999999:999999999:`;
    for (const cursor of [stale, future, 'nonsense', `${systemClock.now()}.9:3:`, `${systemClock.now()}.3:9:12,4`]) {
      expect((await watch(hub, cursor)).kinds()).toEqual(['reset']);
    }
  });

  it('prunes only events older than requested', async () => {
    await publish('old');
    await test.pool.query(`update events set created_ts = 1000 where payload->'alertIds' ? 'old'`);
    await publish('new');
    expect(await pruneEvents(test.database, 1001)).toBe(1);
    const { rows } = await test.pool.query(
      `select count(*)::int as kept from events where payload->'alertIds' ? 'new'`,
    );
    expect(rows).toEqual([{ kept: 1 }]);
  });
});

/** Returns a handle on one connection, to keep its transaction open beside the others. */
function createDatabaseOn(client: PoolClient) {
  return drizzle(client, { casing: 'snake_case' });
}
