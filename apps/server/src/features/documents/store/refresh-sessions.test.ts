import { documentChanges, documents } from '@rotunda/database';
import type { BillRecord } from '@rotunda/domain';
import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import { createTestDatabase, type TestDatabase } from '../../../platform/testing/test-database.ts';
import { createDocumentChangesRepository } from './document-changes.repository.ts';
import { refreshSessions } from './refresh-sessions.ts';
import { storeRecords } from './store-records.ts';
import { emptyTables } from '../../../platform/testing/empty-tables.ts';

const bill = (number: number, changes: Partial<BillRecord> = {}): BillRecord => ({
  kind: 'bill',
  fusionId: `us-tx-89-hb-${number}`,
  part: 'main',
  documentType: 'Legislation',
  isoCode: 'us-tx',
  session: '89',
  sessionEndOn: '2026-06-02',
  localityExternalId: `TX HB ${number}`,
  title: `Bill ${number}`,
  ...changes,
});

describe('End of a session', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase();
  });
  afterAll(() => test.close());
  beforeEach(() => emptyTables(test.pool, 'documents', 'source_facts', 'document_changes'));

  const at = (day: string) => {
    const nowMs = Date.parse(`${day}T12:00:00Z`);
    return { ...systemClock, now: () => nowMs / 1000, nowMs: () => nowMs };
  };
  const store = (day: string, ...records: BillRecord[]) =>
    test.database.transaction((tx) =>
      storeRecords(tx, { source: 'legiscan', records, fetchedTs: at(day).now(), nowMs: at(day).nowMs(), today: day }),
    );
  const refresh = (day: string) => refreshSessions({ database: test.database, clock: at(day) });
  const states = async () =>
    (await test.database.select().from(documents).orderBy(asc(documents.fusionId))).map(
      ({ sessionActive, genericStatus, version }) => ({ sessionActive, genericStatus, version }),
    );

  it('makes undecided bills inactive on the day after and keeps the status of decided bills', async () => {
    await store('2026-05-01', bill(1, { status: 'IN_COMMITTEE' }), bill(2, { status: 'ENACTED' }));
    expect(await refresh('2026-06-02')).toBe(0);
    expect(await refresh('2026-06-03')).toBe(2);
    expect(await states()).toEqual([
      { sessionActive: false, genericStatus: 'Inactive', version: 1 },
      { sessionActive: false, genericStatus: 'Passed', version: 1 },
    ]);
    expect(await refresh('2026-06-04')).toBe(0);
  });

  it('leaves bills of running sessions and sessions without a known end unchanged', async () => {
    await store('2026-05-01', bill(1, { sessionEndOn: '2027-01-11' }), bill(2));
    expect(await refresh('2026-06-03')).toBe(1);
    expect((await states())[0]).toMatchObject({ sessionActive: true });
  });

  it('falls back to the last year in the name of a session', async () => {
    const { sessionEndOn: _end, ...unknown } = bill(1, { session: '2025-2026-1st-special-session', isoCode: 'us-mi' });
    const { sessionEndOn: _never, ...nameless } = bill(2, { session: '89' });
    await store('2026-05-01', unknown, nameless);
    expect(await refresh('2026-12-31')).toBe(0);
    expect(await refresh('2027-01-01')).toBe(1);
    expect((await states()).map(({ sessionActive }) => sessionActive)).toEqual([false, true]);
  });

  it('queues the bills for reindexing without announcing a change', async () => {
    await store('2026-05-01', bill(1));
    await refresh('2026-06-03');
    const changes = await test.database.select().from(documentChanges).orderBy(asc(documentChanges.changeId));
    expect(changes.map((change) => [change.changeKind, change.matchedMs])).toEqual([
      ['created', null],
      ['reindex', null],
    ]);
  });

  it('adds no document version when the same record arrives afterwards', async () => {
    await store('2026-05-01', bill(1));
    await refresh('2026-06-03');
    await store('2026-06-04', bill(1, { extra: { upstreamEtag: '2' } }));
    expect(await states()).toMatchObject([{ sessionActive: false, version: 1 }]);
  });

  it('prunes processed document changes after their retention and keeps waiting changes', async () => {
    await store('2026-05-01', bill(1), bill(2), bill(3));
    const repository = createDocumentChangesRepository(test.database);
    const [first, second] = await repository.claimNew(2);
    await repository.markMatched([first?.changeId ?? 0], at('2026-05-01').nowMs());
    await repository.markMatched([second?.changeId ?? 0], at('2026-05-20').nowMs());
    expect(await repository.prune(at('2026-05-10').nowMs())).toBe(1);
    expect(await test.database.$count(documentChanges)).toBe(2);
  });
});
