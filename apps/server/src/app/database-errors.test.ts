import type { SourceRecord } from '@rotunda/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runIngest } from '../features/sources/index.ts';
import { createPool } from '../platform/database/create-database.ts';
import type { InputEntry, Source } from '../sources/source.ts';
import { buildPipeline, type Pipeline } from './build-pipeline.ts';
import { testBill } from './testing/ingest-records.ts';
import { createTestApi, type TestApi, type TestUser } from './testing/test-api.ts';

const BILLS = 800;
const FOUND_EACH = 4;
const CLIENTS = 3;
const CUTS = 4;

let api: TestApi;
let person: TestUser;
let pipeline: Pipeline;
/** The test's own connections, which `cutAll` spares. */
let own: ReturnType<typeof createPool>;

beforeAll(async () => {
  api = await createTestApi({ proxyDatabase: async (connectionString) => connectionString });
  person = await api.addUser(await api.addOrganization('Ours'), 'person@ours.example', 'member');
  pipeline = await buildPipeline(api.deps);
  const connectionString = api.deps.connectionString;
  own = createPool({ connectionString, applicationName: 'test', onConnectionError: () => undefined });
});
afterAll(async () => {
  await own.end();
  await pipeline.stop();
  await api.close();
});

/** Terminates every other connection, as `pg_terminate_backend` and a restart of the server do. */
async function cutAll(): Promise<void> {
  await own.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name <> 'test'`,
  );
}

const count = async (statement: string) => (await own.query<{ n: number }>(statement)).rows[0]?.n ?? 0;

/** Yields bills and cuts the connections in between, both within a batch and between two batches. */
async function* bills(): AsyncGenerator<SourceRecord> {
  for (let number = 1; number <= BILLS; number += 1) {
    if (number % Math.floor(BILLS / CUTS) === 50) await cutAll();
    const title =
      number % FOUND_EACH === 0 ? `A bill to inspect widget ${number}` : `A bill to repeal widget ${number}`;
    yield testBill(number, { title });
  }
}

async function ingest() {
  const source: Source = {
    id: 'billstatus',
    title: '',
    description: '',
    publisherUrl: '',
    license: '',
    accepts: () => true,
    async *parse() {
      for await (const record of bills())
        yield {
          ok: true,
          position: record.fusionId,
          record,
        };
    },
  };
  async function* entries(): AsyncGenerator<InputEntry> {}
  const fingerprint = 'faults';
  return runIngest(api.deps, { source, mode: 'file', input: 'test', fingerprint, entries: entries() });
}

it('Lost database connections neither lose nor duplicate writes, documents or alerts', async () => {
  const project = await api.call(person.token, 'POST', '/projects', { name: 'Widgets' });
  const projectId = (project.body as { _id: string })._id;
  const saved = { title: 'Inspections', projectId, searchModel: { rawTextSearch: 'inspect w/3 widget' } };
  expect((await api.call(person.token, 'POST', '/alerts', saved)).status).toBe(201);
  await pipeline.pipeline.start();

  let isDone = false;
  const stored: string[] = [];
  const statuses = new Map<number, number>();
  const write = async (client: number) => {
    for (let turn = 0; !isDone; turn += 1) {
      const name = `Project ${client}-${turn}`;
      const { status } = await api.call(person.token, 'POST', '/projects', { name });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status === 201) stored.push(name);
    }
  };
  const writing = Promise.all(Array.from({ length: CLIENTS }, (_, client) => write(client)));
  const summary = await ingest().finally(() => {
    isDone = true;
  });
  await writing;

  expect(summary).toMatchObject({ read: BILLS, created: BILLS, updated: 0, unchanged: 0, quarantined: 0 });
  // Nobody is signed out, and no request fails with an internal fault.
  expect([...statuses.keys()].filter((status) => status !== 201 && status !== 503)).toEqual([]);
  const { rows } = await own.query<{ name: string }>('select name from projects');
  const names = new Set(rows.map((row) => row.name));
  expect(stored.filter((name) => !names.has(name))).toEqual([]);
  expect(stored.length).toBeGreaterThan(0);
  const waiting = () => count('select count(*)::int as n from document_changes where matched_ms is null');
  await expect.poll(waiting, { timeout: 20_000 }).toBe(0);
  expect(await count('select count(*)::int as n from search_alerts')).toBe(BILLS / FOUND_EACH);
  expect(await count('select count(*)::int as n from search_alert_matches')).toBe(BILLS / FOUND_EACH);
  expect(await count('select count(*)::int as n from document_changes where error is not null')).toBe(0);
});
