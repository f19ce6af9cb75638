import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_RECORDS } from '../features/sources/ingest/batch-records.ts';
import { REPOSITORY_ROOT } from '../platform/repository-root.ts';
import { createTestApi, type TestApi } from './testing/test-api.ts';

const PROGRAM = path.join(REPOSITORY_ROOT, 'tools/launch/rotunda.mjs');
/** Three full transactions and one partial one, both for ingesting and for matching. */
const BILLS = 3 * MAX_RECORDS;
const UNREADABLE = Math.ceil((BILLS - 7) / 200);
const REPEATED = Math.ceil((BILLS - 3) / 100);
const KILLS = 4;
const MINUTES = 60_000;
/** Records ingested plus changes processed; grows from zero until the import ends. */
const PROGRESS = `select (coalesce((select sum(checkpoint) from ingest_runs), 0)
  + (select count(*) from document_changes where matched_ms is not null))::int`;
/** Key of an advisory lock that the product does not use. */
const GATE = '4711, 1';

/** Returns one bill per line; every hundredth is repeated and every two-hundredth is unreadable. */
function lines(): string {
  return Array.from({ length: BILLS }, (_, index) => {
    const number = String(index + 1);
    const title = `To ${index % 3 === 0 ? 'inspect' : 'repeal'} widget ${number}`;
    const bill = {
      congress: 119,
      type: 'HR',
      number,
      title,
      originChamber: 'House',
      introducedDate: '2025-01-03',
      latestAction: {
        actionDate: '2025-02-03',
        text: 'Referred to the Committee on Widgets.',
      },
      updateDate: '2025-03-01T00:00:00Z',
    };
    const line = JSON.stringify({ bill });
    if (index % 200 === 7) return `{"bill": {"congress": 119, "number": "${number}"`;
    return index % 100 === 3
      ? `${line}\n${JSON.stringify({ bill: { ...bill, title: 'Told again otherwise' } })}`
      : line;
  }).join('\n');
}

/** Contents that must be equal however often the process was killed: everything except times and generated numbers. */
const CONTENTS = {
  documents: `select fusion_id, title, status, generic_status, facts, provenance->0->>'source', content_hash, version from documents`,
  facts: 'select fusion_id, source, part, content_hash, facts from source_facts',
  quarantine: 'select source, position, reason, raw from quarantine',
  changes: `select d.fusion_id, c.change_kind, c.document_version, c.error from document_changes c join documents d using (document_id)`,
  waiting: 'select count(*)::int from document_changes where matched_ms is null',
  index: `select d.fusion_id, s.lexemes::text, h.lexemes::text, (select count(*)::int from passages p where p.document_id = d.document_id)
    from documents d join doc_search s using (document_id) join doc_head h using (document_id)`,
  alerts: `select a.fusion_id, a.marked_read, s.title, m.document_version from search_alert_matches m
    join search_alerts a using (search_alert_id) join saved_searches s using (saved_search_id)`,
  activities: 'select fusion_id, event_label from alert_activities',
};

describe('Import killed at random moments', () => {
  let folder: string;
  let file: string;
  const apis: TestApi[] = [];
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'rotunda-crash-'));
    file = path.join(folder, 'bills.jsonl');
    await writeFile(file, lines());
  });
  afterAll(async () => {
    for (const api of apis) await api.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** Creates an installation with a saved search that matches every third bill. */
  async function installation(): Promise<TestApi> {
    const api = await createTestApi();
    apis.push(api);
    const { token } = await api.addUser(await api.addOrganization('Ours'), 'member@ours.example', 'member');
    const project = await api.call(token, 'POST', '/projects', { name: 'Widgets' });
    const projectId = (project.body as { _id: string })._id;
    const saved = { title: 'Inspections', projectId, searchModel: { rawTextSearch: 'inspect w/3 widget' } };
    expect((await api.call(token, 'POST', '/alerts', saved)).status).toBe(201);
    return api;
  }

  function ingest(api: TestApi): { child: ChildProcess; ended: Promise<{ code: number | null; out: string }> } {
    const child = spawn(process.execPath, [PROGRAM, 'ingest', 'congress-api', '--from', file, '--json'], {
      env: {
        PATH: process.env['PATH'],
        ROTUNDA_HOME: folder,
        DATABASE_URL: api.deps.connectionString,
        LOG_LEVEL: 'warn',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let out = '';
    child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString('utf8')));
    const ended = new Promise<{ code: number | null; out: string }>((resolve) =>
      child.once('close', (code) => resolve({ code, out })),
    );
    return { child, ended };
  }

  async function getProgress(api: TestApi): Promise<number> {
    const { rows } = await api.deps.database.$client.query<{ done: number }>(`${PROGRESS} as done`);
    return rows[0]?.done ?? 0;
  }

  async function getContents(api: TestApi): Promise<Record<string, unknown[]>> {
    const contents: Record<string, unknown[]> = {};
    for (const [name, query] of Object.entries(CONTENTS)) {
      const { rows } = await api.deps.database.$client.query<Record<string, unknown>>(query);
      contents[name] = rows.map((row) => JSON.stringify(row)).sort();
    }
    return contents;
  }

  it(
    'ends with the same tables as an uninterrupted import',
    async () => {
      const calm = await installation();
      const { out } = await ingest(calm).ended;
      const expected = await getContents(calm);
      expect(JSON.parse(out)).toMatchObject({
        created: BILLS - UNREADABLE,
        unchanged: 0,
        quarantined: UNREADABLE + REPEATED,
      });
      expect(expected['alerts']?.length).toBeGreaterThan(0.95 * (BILLS / 3));

      const disturbed = await installation();
      const total = BILLS + REPEATED + BILLS - UNREADABLE;
      const killedAt: number[] = [];
      const gate = await openGate(disturbed);
      for (let kill = 1; kill <= KILLS; kill += 1) {
        // The kills are spread over the whole import, each at a random point within its section.
        await gate.close(Math.ceil(((kill - Math.random()) / (KILLS + 1)) * total));
        const { child, ended } = ingest(disturbed);
        await expect.poll(() => child.exitCode !== null || gate.isWaitedAt(), { timeout: MINUTES }).toBe(true);
        // Every other kill hits while the transaction commits instead of in the middle of it.
        if (kill % 2 === 0) await gate.open();
        child.kill('SIGKILL');
        await ended;
        await gate.open();
        expect(child.signalCode, `kill ${kill} of ${KILLS}`).toBe('SIGKILL');
        killedAt.push(await getProgress(disturbed));
      }
      await gate.remove();
      const last = await ingest(disturbed).ended;
      expect(last.code, `killed at ${killedAt.join(', ')} of ${total}`).toBe(0);
      const actual = await getContents(disturbed);
      for (const name of Object.keys(CONTENTS)) {
        expect(actual[name], `${name}; killed at ${killedAt.join(', ')} of ${total}`).toEqual(expected[name]);
      }
      expect(killedAt.filter((done) => done > 0 && done < total).length).toBeGreaterThanOrEqual(2);
    },
    5 * MINUTES,
  );
});

/** Makes an import wait inside its transaction once it has progressed as far as the gate. */
async function openGate(api: TestApi) {
  const pool = api.deps.database.$client;
  const keeper = await pool.connect();
  let isClosed = false;
  await pool.query(`
    create table gate (goal int not null);
    create function wait_at_gate() returns trigger language plpgsql as $$ begin
      if (${PROGRESS}) >= (select max(goal) from gate) then perform pg_advisory_xact_lock_shared(${GATE}); end if;
      return null;
    end $$;
    create trigger wait_at_gate after update on ingest_runs for each statement execute function wait_at_gate();
    create trigger wait_at_gate after update on document_changes for each statement execute function wait_at_gate()`);
  const open = async () => {
    if (isClosed) await keeper.query(`select pg_advisory_unlock(${GATE})`);
    isClosed = false;
  };
  return {
    close: async (goal: number) => {
      await keeper.query(`select pg_advisory_lock(${GATE})`);
      isClosed = true;
      await pool.query('delete from gate');
      await pool.query('insert into gate values ($1)', [goal]);
    },
    isWaitedAt: async () => {
      const { rowCount } = await pool.query(
        `select from pg_locks where locktype = 'advisory' and not granted and (classid, objid) = (${GATE})
          and database = (select oid from pg_database where datname = current_database())`,
      );
      return rowCount !== 0;
    },
    open,
    remove: async () => {
      await open();
      await pool.query('drop function wait_at_gate cascade; drop table gate');
      keeper.release();
    },
  };
}
