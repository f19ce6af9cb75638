import { documentChanges, documents, sourceFacts, votes } from '@rotunda/database';
import type { BillRecord, RegulationRecord, SourceRecord, VoteRecord } from '@rotunda/domain';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import { emptyTables } from '../../../platform/testing/empty-tables.ts';
import { createTestDatabase, type TestDatabase } from '../../../platform/testing/test-database.ts';
import { MERGE_VERSION } from '../merge/merge-version.ts';
import { remergeStale } from './remerge-stale.ts';
import { storeRecords } from './store-records.ts';

const NOW_MS = Date.parse('2026-05-01T12:00:00Z');
const clock = { ...systemClock, now: () => NOW_MS / 1000, nowMs: () => NOW_MS };

const bill = (number: number): BillRecord => ({
  kind: 'bill',
  fusionId: `us-119-hr-${number}`,
  part: 'main',
  documentType: 'Legislation',
  isoCode: 'us',
  session: '119',
  localityExternalId: `US HR ${number}`,
  title: `Bill ${number}`,
  status: 'ENACTED',
});
const regulation: RegulationRecord = {
  kind: 'regulation',
  fusionId: 'fr-2026-1',
  part: 'main',
  isoCode: 'us',
  regulationDocumentType: 'Rule',
  title: 'Widgets',
};
const vote: VoteRecord = {
  kind: 'vote',
  fusionId: 'vote-1',
  part: 'main',
  billFusionId: 'us-119-hr-1',
  isoCode: 'us',
  session: '119',
  motion: 'On passage',
  date: '2026-02-01',
  yesCount: 2,
  noCount: 1,
  otherCount: 0,
};

describe('Facts stored before an upgrade', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase();
  });
  afterAll(() => test.close());
  beforeEach(() => emptyTables(test.pool, 'documents', 'source_facts', 'document_changes', 'votes'));

  const deps = () => ({ database: test.database, clock });
  const store = (records: SourceRecord[], isSample = false) =>
    test.database.transaction((tx) =>
      storeRecords(tx, {
        source: 'billstatus',
        records,
        isSample,
        today: '2026-05-01',
        fetchedTs: clock.now(),
        nowMs: clock.nowMs(),
      }),
    );
  const stored = () => test.database.select().from(documents).orderBy(asc(documents.fusionId));
  /** Rewrites every document and vote as a release with a faulty merge would have left it. */
  async function mergeWrongly(): Promise<void> {
    await test.database
      .update(documents)
      .set({ title: 'Wrong', status: 'FAILED', contentHash: 'of the fault', mergeVersion: MERGE_VERSION - 1 });
    await test.database.update(votes).set({ motion: 'Wrong', mergeVersion: MERGE_VERSION - 1 });
    await test.database.delete(documentChanges);
  }
  async function remergeAll(batch?: number): Promise<number> {
    for (let batches = 0; ; batches += 1) if ((await remergeStale(deps(), batch)).examined === 0) return batches;
  }

  it('are merged by the current rules without new source data', async () => {
    await store([bill(1), vote], true);
    await mergeWrongly();
    expect(await store([bill(1)], true)).toEqual(['unchanged']);
    await remergeAll();
    expect(await stored()).toMatchObject([{ title: 'Bill 1', status: 'ENACTED', isSample: true, version: 1 }]);
    expect(await test.database.select().from(votes)).toMatchObject([{ motion: 'On passage', isSample: true }]);
  });

  it('are reindexed when the result differs, without announcing a change', async () => {
    await store([bill(1), bill(2)]);
    const [first] = await stored();
    await mergeWrongly();
    await test.database
      .update(documents)
      .set({ title: 'Bill 1', status: 'ENACTED', contentHash: first?.contentHash ?? '' })
      .where(eq(documents.fusionId, 'us-119-hr-1'));
    expect(await remergeStale(deps())).toMatchObject({ examined: 2, changed: 1 });
    const second = (await stored())[1]?.documentId;
    expect(await test.database.select().from(documentChanges)).toMatchObject([
      { documentId: second, changeKind: 'reindex', matchedMs: null },
    ]);
  });

  it('are merged in batches, each once', async () => {
    await store([bill(1), bill(2), bill(3), vote]);
    await mergeWrongly();
    expect(await remergeAll(2)).toBe(3);
    expect((await stored()).map(({ title }) => title)).toEqual(['Bill 1', 'Bill 2', 'Bill 3']);
    expect(await remergeAll()).toBe(0);
  });

  it('are reported when they cannot be merged, without stopping the others', async () => {
    await store([bill(1), regulation]);
    await mergeWrongly();
    await test.database
      .update(sourceFacts)
      .set({ facts: { ...regulation, kind: 'vote' } })
      .where(eq(sourceFacts.fusionId, regulation.fusionId));
    expect((await remergeStale(deps())).failed.map(({ fusionId }) => fusionId)).toEqual([regulation.fusionId]);
    expect((await stored()).map(({ title }) => title)).toEqual(['Wrong', 'Bill 1']);
    expect(await remergeAll()).toBe(0);
  });
});
