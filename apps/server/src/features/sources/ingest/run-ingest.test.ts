import { documentChanges, documents, ingestRuns, quarantine, sourceFacts } from '@rotunda/database';
import type { BillRecord } from '@rotunda/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createIdSource } from '../../../platform/ids.ts';
import { systemClock } from '../../../platform/clock.ts';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import { createTestDatabase, type TestDatabase } from '../../../platform/testing/test-database.ts';
import type { InputEntry, ParsedRecord, Source } from '../../../sources/source.ts';
import type { IngestProgress, IngestRequest } from './ingest-request.ts';
import { runIngest } from './run-ingest.ts';
import { createIngestRunsRepository } from './ingest-runs.repository.ts';
import { RunStoppedError } from './run-stopped-error.ts';
import { SourceBusyError } from './source-busy-error.ts';
import { tryLockSource } from './source-lock.ts';
import { emptyTables } from '../../../platform/testing/empty-tables.ts';

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

const good = (record: BillRecord, position = record.fusionId): ParsedRecord => ({ ok: true, position, record });
const bad: ParsedRecord = { ok: false, position: 'file.xml:3', reason: 'not well-formed', raw: '<bill>' };

describe('runIngest', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await emptyTables(test.pool, 'documents', 'source_facts', 'document_changes', 'quarantine', 'ingest_runs');
  });

  const deps = () => ({ database: test.database, clock: systemClock, ids: createIdSource(systemClock) });

  function getSource(records: readonly ParsedRecord[], failAfter = Infinity): Source {
    return {
      id: 'billstatus',
      title: 'Test',
      description: '',
      publisherUrl: '',
      license: '',
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
      source: getSource(records),
      mode: 'file',
      input: 'test',
      fingerprint: 'same input',
      entries: noEntries(),
      ...changes,
    });

  it('accounts for every record and quarantines unreadable records with reason and position', async () => {
    const summary = await ingest([good(bill(1)), bad, good(bill(2))]);
    expect(summary).toMatchObject({ read: 3, created: 2, updated: 0, unchanged: 0, quarantined: 1 });
    const rows = await test.database.select().from(quarantine);
    expect(rows).toMatchObject([
      { position: 'file.xml:3', reason: 'not well-formed', raw: '<bill>', source: 'billstatus' },
    ]);
  });

  it('keeps a thousand faults per file and then a row with the count, also in a resumed run', async () => {
    const faults = (file: string, count: number): ParsedRecord[] =>
      Array.from({ length: count }, (_, row) => ({
        ok: false as const,
        position: `${file}:${row + 2}`,
        reason: 'the row is blank',
        raw: ` ${row}`,
      }));
    const records = [...faults('a/votes.csv', 1600), ...faults('a/bills.csv', 3), good(bill(1))];
    await expect(ingest([], { source: getSource(records, 1200) })).rejects.toThrow('the power went out');
    expect(await ingest(records)).toMatchObject({ read: 1604, created: 1, quarantined: 1603 });
    const rows = await test.database.select().from(quarantine);
    expect(rows).toHaveLength(1000 + 1 + 3);
    expect(rows.filter((row) => row.position === 'a/votes.csv (more)')).toMatchObject([
      { reason: '600 more records of this file could not be read; the first 1000 are kept with their reasons' },
    ]);
  });

  it('changes nothing on a second run', async () => {
    const records = [good(bill(1)), good(bill(2))];
    await ingest(records);
    const changesBefore = await test.database.$count(documentChanges);
    expect(await ingest(records)).toMatchObject({ read: 2, created: 0, updated: 0, unchanged: 2 });
    expect(await test.database.$count(documentChanges)).toBe(changesBefore);
  });

  it('announces a document only when visible content changed', async () => {
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

  it('uses the first of two records with the same id from two files, in this run and the next', async () => {
    const records = [good(bill(1)), good(bill(1, { title: 'The same bill told otherwise' }), 'other.json')];
    expect(await ingest(records)).toMatchObject({ created: 1, unchanged: 1 });
    expect(await ingest(records)).toMatchObject({ created: 0, updated: 0, unchanged: 2 });
  });

  it.each([
    ['of one batch', 0],
    ['of two batches', 600],
  ])('reports the second of two different records %s with one id in one file', async (_, between) => {
    const others = Array.from({ length: between }, (_unused, number) => good(bill(number + 2)));
    const records = [good(bill(1), 'a.jsonl:1'), ...others, good(bill(1, { title: 'Another bill' }), 'a.jsonl:900')];
    const counts = { read: between + 2, updated: 0, quarantined: 1 };
    expect(await ingest(records)).toMatchObject({ ...counts, created: between + 1 });
    expect(await ingest(records)).toMatchObject({ ...counts, created: 0, unchanged: between + 1 });
    const [row] = await test.database.select().from(quarantine);
    expect(row?.position).toBe('a.jsonl:900');
    expect(row?.reason).toContain('a.jsonl:1 and a.jsonl:900');
    expect(row?.raw).toContain('Another bill');
  });

  it('reports such a record once in a run that was resumed after it', async () => {
    const others = Array.from({ length: 600 }, (_unused, number) => good(bill(number + 2)));
    const records = [good(bill(1), 'a.jsonl:1'), good(bill(1, { title: 'Another bill' }), 'a.jsonl:2'), ...others];
    await expect(ingest(records, { source: getSource(records, 550) })).rejects.toThrow('the power went out');
    expect(await ingest(records)).toMatchObject({ read: 602, created: 601, quarantined: 1 });
  });

  it.each([
    ['of one batch', 0],
    ['of two batches', 600],
  ])('uses the newer of two dated records %s in any order', async (_, between) => {
    const [older, newer] = [
      good(bill(1, { sourceUpdatedTs: 100, title: 'Old' })),
      good(bill(1, { sourceUpdatedTs: 200, title: 'New' })),
    ];
    const others = Array.from({ length: between }, (_unused, number) => good(bill(number + 2)));
    const titles = async () => (await test.database.select().from(documents)).map(({ title }) => title);
    expect(await ingest([older, ...others, newer])).toMatchObject({ created: between + 1, updated: 1 });
    expect(await titles()).toContain('New');
    expect(await ingest([newer, ...others, older])).toMatchObject({ created: 0, updated: 0 });
    expect(await titles()).toContain('New');
  });

  it('keeps a newer record when an older copy arrives', async () => {
    await ingest([good(bill(1, { sourceUpdatedTs: 200, title: 'New' }))]);
    expect(await ingest([good(bill(1, { sourceUpdatedTs: 100, title: 'Old' }))])).toMatchObject({ unchanged: 1 });
    expect(await test.database.select().from(documents)).toMatchObject([{ title: 'New' }]);
  });

  it('quarantines a record the database rejects and ingests the rest of its batch', async () => {
    const summary = await ingest([good(bill(1)), good(bill(2, { introducedOn: '2025-02-30' })), good(bill(3))]);
    expect(summary).toMatchObject({ read: 3, created: 2, quarantined: 1 });
    const [row] = await test.database.select().from(quarantine);
    expect(row?.position).toBe('us-119-hr-2');
    expect(row?.reason).toContain('date/time field value out of range');
  });

  it('resumes after a crash from the last committed batch with the same final result', async () => {
    const records = Array.from({ length: 600 }, (_, number) => (number === 10 ? bad : good(bill(number + 1))));
    await expect(ingest(records, { source: getSource(records, 550) })).rejects.toThrow('the power went out');
    const taken = await test.database.$count(sourceFacts);
    expect(taken).toBeGreaterThan(0);
    expect(taken).toBeLessThan(599);
    expect(await ingest(records)).toMatchObject({ read: 600, created: 599, unchanged: 0, quarantined: 1 });
    expect(await test.database.$count(documents)).toBe(599);
  });

  it('resumes a run that was stopped on request', async () => {
    const records = Array.from({ length: 600 }, (_, number) => good(bill(number + 1)));
    const requestStop = async ({ runId }: { runId: string }) => {
      await createIngestRunsRepository(test.database).requestStop('billstatus', runId, 0);
    };
    const stopping: Promise<void>[] = [];
    const stopped = ingest(records, { onProgress: (progress) => void stopping.push(requestStop(progress)) });
    await expect(stopped).rejects.toThrow(RunStoppedError);
    await Promise.all(stopping);
    expect(await test.database.$count(documents)).toBeLessThan(600);
    expect(await ingest(records)).toMatchObject({ read: 600, created: 600 });
  });

  describe('with the same input as before', () => {
    const records = [good(bill(1)), bad, good(bill(2))];
    const unread = (): Source => ({
      ...getSource([]),
      async *parse() {
        yield bad;
        throw new Error('the input was read');
      },
    });

    it('repeats the figures without reading while the source is unchanged', async () => {
      const first = await ingest(records, { mayRepeat: true });
      const again = await ingest([], { mayRepeat: true, source: unread() });
      expect(again).toMatchObject({ read: 3, created: 0, updated: 0, unchanged: 2, quarantined: 1 });
      expect(again.repeats).toBe(first.runId);
      expect(await test.database.select().from(quarantine)).toMatchObject([{ runId: again.runId }]);
      await expect(ingest([], { source: unread() })).rejects.toThrow('the input was read');
    });

    it('reads it again after another run of the source has changed something', async () => {
      await ingest(records, { mayRepeat: true });
      await ingest([good(bill(1, { title: 'Changed by another file' }))], { fingerprint: 'another input' });
      const again = await ingest(records, { mayRepeat: true });
      expect(again).toMatchObject({ read: 3, updated: 1, unchanged: 1, quarantined: 1 });
      expect(again.repeats).toBeUndefined();
    });

    it('reads a different input and an input whose run did not finish', async () => {
      await expect(ingest(records, { mayRepeat: true, source: getSource(records, 2) })).rejects.toThrow();
      expect(await ingest(records, { mayRepeat: true })).toMatchObject({ read: 3, created: 2 });
      await expect(ingest([], { mayRepeat: true, fingerprint: 'other', source: unread() })).rejects.toThrow();
    });
  });

  describe('from a live endpoint', () => {
    /** Reports the number of yielded records as its checkpoint after every hundredth record, and `end` at its end. */
    function endpoint(total: number) {
      let reached: string | null = null;
      const source: Source = {
        ...getSource([]),
        async *parse() {
          for (let number = 1; number <= total; number += 1) {
            yield good(bill(number));
            if (number % 100 === 0) reached = String(number);
          }
          reached = 'end';
        },
      };
      return { source, current: () => reached };
    }

    it('never saves a checkpoint ahead of the stored records', async () => {
      const { source, current } = endpoint(900);
      const saved: [checkpoint: string, stored: number][] = [];
      const save = async (tx: DatabaseHandle, checkpoint: string) => {
        saved.push([checkpoint, await tx.$count(sourceFacts)]);
      };
      await ingest([], { mode: 'live', source, checkpoint: { current, save } });
      expect(saved.at(-1)).toEqual(['end', 900]);
      const ahead = saved.filter(([checkpoint, stored]) => checkpoint !== 'end' && Number(checkpoint) > stored);
      expect(ahead).toEqual([]);
      expect(saved.length).toBeGreaterThan(3);
    });

    it('estimates the number of records from the share the endpoint reports and stores it', async () => {
      const { source, current } = endpoint(900);
      const told: (number | null)[] = [];
      await ingest([], {
        mode: 'live',
        source,
        share: () => (current() === null ? null : Number(current()) / 2 / 500),
        onProgress: ({ expected }) => void told.push(expected),
      });
      expect(told.at(-1)).toBe(1000);
      const [run] = await test.database.select().from(ingestRuns);
      expect(run?.expected).toBe(1000);
    });

    it('drops the estimate when it is exceeded and at the end', async () => {
      const { source, current } = endpoint(900);
      const told: { read: number; expected: number | null }[] = [];
      const tell = { onProgress: ({ read, expected }: IngestProgress) => void told.push({ read, expected }) };
      // The first file has few records; the second is compressed and its bytes count only at its end.
      await ingest([], { mode: 'live', source, share: () => (current() === null ? null : 0.5), ...tell });
      await ingest([], { mode: 'live', source, share: () => (current() === null ? null : 1), ...tell });
      expect(told.filter(({ read, expected }) => expected !== null && read > expected)).toEqual([]);
      expect(told.at(-1)).toEqual({ read: 900, expected: null });
      const runs = await test.database.select().from(ingestRuns);
      expect(runs.map((run) => run.expected)).toEqual([null, null]);
    });

    it('saves the final checkpoint when no records arrive', async () => {
      const { source, current } = endpoint(0);
      const saved: string[] = [];
      const save = async (_: DatabaseHandle, checkpoint: string) => void saved.push(checkpoint);
      await ingest([], { mode: 'live', source, checkpoint: { current, save } });
      expect(saved).toEqual(['end']);
    });

    it('shows records of a slow endpoint before a batch is full', async () => {
      let nowMs = 0;
      const slow: Source = {
        ...getSource([]),
        async *parse() {
          for (let number = 1; number <= 5; number += 1) {
            nowMs += 1500;
            yield good(bill(number));
          }
        },
      };
      const seen: number[] = [];
      const clock = { ...systemClock, now: () => Math.floor(nowMs / 1000), nowMs: () => nowMs };
      const request = { mode: 'live', input: '', fingerprint: '', entries: noEntries() } as const;
      await runIngest(
        { ...deps(), clock },
        { ...request, source: slow, onProgress: ({ read }) => void seen.push(read) },
      );
      expect(seen).toEqual([2, 4, 5]);
    });
  });

  it('rejects a concurrent run of the same source', async () => {
    const lock = await tryLockSource(test.pool, 'billstatus');
    await expect(ingest([good(bill(1))])).rejects.toThrow(SourceBusyError);
    await lock?.release();
  });

  it('merges two sources by precedence', async () => {
    await ingest([good(bill(1, { title: 'As LegiScan has it', subjects: ['Trade'] }))], {
      source: { ...getSource([good(bill(1, { title: 'As LegiScan has it', subjects: ['Trade'] }))]), id: 'legiscan' },
    });
    await ingest([good(bill(1, { title: 'As BILLSTATUS has it' }))]);
    const [row] = await test.database.select().from(documents);
    expect(row).toMatchObject({ title: 'As BILLSTATUS has it', version: 2 });
    expect(row?.facts).toMatchObject({ subjects: ['Trade'] });
    expect(row?.provenance).toMatchObject([{ source: 'billstatus' }, { source: 'legiscan', fields: ['subjects'] }]);
  });
});
