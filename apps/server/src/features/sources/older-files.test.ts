import type { BillRecord, CommitteeRecord, PersonRecord, RoleFact, SourceRecord } from '@rotunda/domain';
import { ingestRuns, sourceFacts } from '@rotunda/database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import { createIdSource } from '../../platform/ids.ts';
import { emptyTables } from '../../platform/testing/empty-tables.ts';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/test-database.ts';
import { RunRefusedError } from './ingest/run-refused-error.ts';
import { runIngest } from './ingest/run-ingest.ts';

const term = (chamber: 'lower' | 'upper', start: number): RoleFact => ({
  title: chamber === 'upper' ? 'U.S. Senator' : 'U.S. Representative',
  organizationName: 'Congress',
  organizationType: 'legislative',
  isoCode: 'us',
  chamber,
  seatDistrictName: 'Wyoming',
  activeStartDate: `${start}-01-03`,
  activeEndDate: `${start + 2}-01-03`,
});
const person = (number: number, roles: RoleFact[], changes: Partial<PersonRecord> = {}): PersonRecord => ({
  kind: 'person',
  fusionId: `person-bioguide-X00000${number}`,
  part: 'main',
  isoCode: 'us',
  fullSourceId: `bioguide:X00000${number}`,
  fullName: `Member ${number}`,
  roles,
  ...changes,
});
const committee = (members: readonly string[]): CommitteeRecord => ({
  kind: 'committee',
  fusionId: 'committee-us-hsxx',
  part: 'members',
  isoCode: 'us',
  fullSourceId: 'thomas:HSXX',
  name: 'Examples',
  members: members.map((id) => ({
    fullName: `Member ${id}`,
    personFusionId: id,
  })),
});
const bill = (title: string, changes: Partial<BillRecord>): BillRecord => ({
  kind: 'bill',
  fusionId: 'us-wy-2026-hb-1',
  part: 'main',
  documentType: 'Legislation',
  isoCode: 'us-wy',
  session: '2026',
  localityExternalId: 'WY HB 1',
  title,
  ...changes,
});
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, place) => from + place);
const thisYear = new Date().getUTCFullYear();

describe('An older file', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase();
  });
  afterAll(() => test.close());
  beforeEach(() => emptyTables(test.pool, 'documents', 'source_facts', 'document_changes', 'ingest_runs'));

  const deps = () => ({ database: test.database, clock: systemClock, ids: createIdSource(systemClock) });
  let file = 0;
  const ingest = (records: readonly SourceRecord[], acceptsOlder = false) => {
    file += 1;
    return runIngest(deps(), {
      source: {
        id: 'congress-legislators',
        title: 'Test',
        description: '',
        publisherUrl: '',
        license: '',
        accepts: () => true,
        async *parse() {
          for (const record of records)
            yield {
              ok: true as const,
              position: record.fusionId,
              record,
            };
        },
      },
      mode: 'file',
      input: `file ${file}`,
      fingerprint: `${file}`,
      acceptsOlder,
      entries: (async function* () {})(),
    });
  };
  const getFacts = async (fusionId: string) =>
    (await test.database.select().from(sourceFacts)).find((row) => row.fusionId === fusionId)?.facts;
  const lastRun = async () =>
    (await test.database.select().from(ingestRuns)).find(({ input }) => input === `file ${file}`);

  const now = numbers(1, 8).map((number) => person(number, [term('lower', 2021), term('upper', 2025)]));
  const then = numbers(1, 8).map((number) => person(number, [term('lower', 2021)]));

  it('of people stops the run before anything is stored, says why and how to store it, and stays refused', async () => {
    await ingest(now);
    await expect(ingest(then)).rejects.toThrow(RunRefusedError);
    expect(await getFacts('person-bioguide-X000001')).toMatchObject({ roles: [{}, { activeStartDate: '2025-01-03' }] });
    const run = await lastRun();
    expect(run).toMatchObject({ state: 'refused', read: 0, updated: 0 });
    expect(run?.error).toBe(
      'These records look older than the stored ones: 8 of 8 people would lose terms that are stored (for example Member 1 and Member 2). They were not stored. If they are right, store them from the command line with “rotunda ingest congress-legislators … --older”.',
    );
  });

  it('of people is stored when an operator accepts it', async () => {
    await ingest(now);
    expect(await ingest(then, true)).toMatchObject({ updated: 8, older: 0 });
    expect(await getFacts('person-bioguide-X000001')).toMatchObject({ roles: [{ activeStartDate: '2021-01-03' }] });
  });

  it('does not take the last term of a single person, and the run says that it was older', async () => {
    await ingest(now);
    const summary = await ingest([...now.slice(1), person(1, [term('lower', 2021)])]);
    expect(summary).toMatchObject({ updated: 0, unchanged: 8, older: 1 });
    expect(await lastRun()).toMatchObject({ state: 'finished', older: 1 });
    expect(await getFacts('person-bioguide-X000001')).toMatchObject({ roles: [{}, { activeStartDate: '2025-01-03' }] });
  });

  it('is not confused with a newer one that adds terms and people', async () => {
    await ingest(then);
    expect(await ingest([...now, person(9, [term('lower', 2025)])])).toMatchObject({
      updated: 8,
      created: 1,
      older: 0,
    });
  });

  it('of committee members stops the run when seats vanish in bulk', async () => {
    const ids = (from: number, to: number) => numbers(from, to).map((number) => `person-bioguide-X00000${number}`);
    await ingest([committee(ids(1, 30))]);
    // A few members change without any question.
    expect(await ingest([committee(ids(5, 34))])).toMatchObject({ updated: 1 });
    await expect(ingest([committee(ids(20, 49))])).rejects.toThrow(/15 of 30 committee seats/);
    expect(await ingest([committee(ids(20, 49))], true)).toMatchObject({ updated: 1 });
  });

  it('is not a new legislature, whose new members are all in office', async () => {
    const sitting = numbers(1, 15).map((number) => person(number, [term('lower', thisYear - 1)]));
    await ingest(sitting);
    const former = numbers(60, 80).map((number) => `person-bioguide-X00000${number}`);
    await ingest([committee(former)]);
    expect(await ingest([committee(sitting.map(({ fusionId }) => fusionId))])).toMatchObject({ updated: 1 });
  });

  it('with an older date never replaces newer facts, not even when an operator accepts older files', async () => {
    await ingest([bill('New', { sourceUpdatedTs: 200 })]);
    expect(await ingest([bill('Old', { sourceUpdatedTs: 100 })])).toMatchObject({ unchanged: 1, older: 1 });
    expect(await ingest([bill('Old', { sourceUpdatedTs: 100 })], true)).toMatchObject({ unchanged: 1, older: 1 });
    expect(await getFacts('us-wy-2026-hb-1')).toMatchObject({ title: 'New' });
  });

  it('of bills without a date is recognized by its last action', async () => {
    const action = (date: string) => ({ date, text: `Action of ${date}`, order: 1 });
    const newer = [action('2026-01-05'), action('2026-02-01')];
    await ingest([bill('New', { actions: newer })]);
    expect(await ingest([bill('Old', { actions: newer.slice(0, 1) })])).toMatchObject({ older: 1 });
    expect(await getFacts('us-wy-2026-hb-1')).toMatchObject({ title: 'New' });
    // The same last action is no evidence, so a correction is stored.
    expect(await ingest([bill('Corrected', { actions: newer })])).toMatchObject({ updated: 1, older: 0 });
  });
});
