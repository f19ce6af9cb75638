import { documentChanges, documents, quarantine, sourceFacts } from '@rotunda/database';
import type { BillRecord } from '@rotunda/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createIdSource } from '../../platform/ids.ts';
import { systemClock } from '../../platform/clock.ts';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/test-database.ts';
import type { InputEntry, ParsedRecord, Source } from '../../sources/source.ts';
import type { IngestRequest } from './ingest-request.ts';
import { runIngest } from './run-ingest.ts';
import { SourceBusyError } from './source-busy-error.ts';
import { tryLockSource } from './source-lock.ts';

function bill(number: number, changes: Partial<BillRecord> = {}): BillRecord {
  return {
    kind: 'bill',
    fusionId: `us-119-hr-${number}`,
    part: 'main',
    documentType: 'Legislation',
    isoCode: 'us',
    session: '119',
    localityExternalId: `US HR ${number}`,
    title: `A bill about widget number ${number}`,
    ...changes,
  };
}

const good = (record: BillRecord): ParsedRecord => ({ ok: true, position: record.fusionId, record });
const bad: ParsedRecord = { ok: false, position: 'file.xml:3', reason: 'not well-formed', raw: '<bill>' };

describe('runIngest', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.pool.query('truncate documents, source_facts, document_changes, quarantine, ingest_runs');
  });

  const deps = () => ({ database: test.database, clock: systemClock, ids: createIdSource(systemClock) });

  function sourceOf(records: readonly ParsedRecord[], failAfter = Infinity): Source {
    return {
      id: 'billstatus',
      title: 'Test',
      description: '',
      publisherUrl: '',
      licence: '',
      accepts: () => true,
      async *parse() {
        for (const [place, record] of records.entries()) {
          if (place >= failAfter) throw new Error('the power went out');
          yield record;
        }
      },
    };
  }

  async function* noEntries(): AsyncGenerator<InputEntry> {}

  const ingest = (records: readonly ParsedRecord[], changes: Partial<IngestRequest> = {}) =>
    runIngest(deps(), {
      source: sourceOf(records),
      mode: 'file',
      input: 'test',
      fingerprint: 'same input',
      entries: noEntries(),
      ...changes,
    });

  it('accounts for every record and quarantines the unreadable with reason and place', async () => {
    const summary = await ingest([good(bill(1)), bad, good(bill(2))]);
    expect(summary).toMatchObject({ read: 3, created: 2, updated: 0, unchanged: 0, quarantined: 1 });
    const rows = await test.database.select().from(quarantine);
    expect(rows).toMatchObject([
      { position: 'file.xml:3', reason: 'not well-formed', raw: '<bill>', source: 'billstatus' },
    ]);
  });

  it('changes nothing the second time', async () => {
    const records = [good(bill(1)), good(bill(2))];
    await ingest(records);
    const changesBefore = await test.database.$count(documentChanges);
    expect(await ingest(records)).toMatchObject({ read: 2, created: 0, updated: 0, unchanged: 2 });
    expect(await test.database.$count(documentChanges)).toBe(changesBefore);
  });

  it('announces a document only when something a reader sees changed', async () => {
    await ingest([good(bill(1))]);
    const summary = await ingest([good(bill(1, { extra: { upstreamEtag: '2' } }))]);
    expect(summary).toMatchObject({ updated: 1 });
    expect(await test.database.$count(documentChanges)).toBe(1);
    await ingest([good(bill(1, { title: 'A bill about another widget' }))]);
    expect(await test.database.select().from(documents)).toMatchObject([
      { version: 2, title: 'A bill about another widget' },
    ]);
    expect(await test.database.$count(documentChanges)).toBe(2);
  });

  it('lets the first of two records about one thing count, in this run and the next', async () => {
    const records = [good(bill(1)), good(bill(1, { title: 'The same bill told otherwise' }))];
    expect(await ingest(records)).toMatchObject({ created: 1, unchanged: 1 });
    expect(await ingest(records)).toMatchObject({ created: 0, updated: 0, unchanged: 2 });
  });

  it('keeps a newer record when an older copy arrives', async () => {
    await ingest([good(bill(1, { sourceUpdatedTs: 200, title: 'New' }))]);
    expect(await ingest([good(bill(1, { sourceUpdatedTs: 100, title: 'Old' }))])).toMatchObject({ unchanged: 1 });
    expect(await test.database.select().from(documents)).toMatchObject([{ title: 'New' }]);
  });

  it('names the one record the database refuses and takes in the others of its batch', async () => {
    const summary = await ingest([good(bill(1)), good(bill(2, { introducedOn: '2025-02-30' })), good(bill(3))]);
    expect(summary).toMatchObject({ read: 3, created: 2, quarantined: 1 });
    const [row] = await test.database.select().from(quarantine);
    expect(row?.position).toBe('us-119-hr-2');
    expect(row?.reason).toContain('date/time field value out of range');
  });

  it('goes on after a crash where the last batch was committed, with the same result as without', async () => {
    const records = Array.from({ length: 600 }, (_, number) => (number === 10 ? bad : good(bill(number + 1))));
    await expect(ingest(records, { source: sourceOf(records, 550) })).rejects.toThrow('the power went out');
    const taken = await test.database.$count(sourceFacts);
    expect(taken).toBeGreaterThan(0);
    expect(taken).toBeLessThan(599);
    expect(await ingest(records)).toMatchObject({ read: 600, created: 599, unchanged: 0, quarantined: 1 });
    expect(await test.database.$count(documents)).toBe(599);
  });

  it('refuses to run beside itself', async () => {
    const lock = await tryLockSource(test.pool, 'billstatus');
    await expect(ingest([good(bill(1))])).rejects.toThrow(SourceBusyError);
    await lock?.release();
  });

  it('merges what two sources say, by precedence', async () => {
    await ingest([good(bill(1, { title: 'As LegiScan has it', subjects: ['Trade'] }))], {
      source: { ...sourceOf([good(bill(1, { title: 'As LegiScan has it', subjects: ['Trade'] }))]), id: 'legiscan' },
    });
    await ingest([good(bill(1, { title: 'As BILLSTATUS has it' }))]);
    const [row] = await test.database.select().from(documents);
    expect(row).toMatchObject({ title: 'As BILLSTATUS has it', version: 2 });
    expect(row?.facts).toMatchObject({ subjects: ['Trade'] });
    expect(row?.provenance).toMatchObject([{ source: 'billstatus' }, { source: 'legiscan', fields: ['subjects'] }]);
  });
});
