import { documentChanges, documents } from '@rotunda/database';
import type { PersonRecord, RoleFact } from '@rotunda/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import { emptyTables } from '../../../platform/testing/empty-tables.ts';
import { createTestDatabase, type TestDatabase } from '../../../platform/testing/test-database.ts';
import { refreshRoles } from './refresh-roles.ts';
import { remergeStale } from './remerge-stale.ts';
import { storeRecords } from './store-records.ts';

const role = (title: string, chamber: 'upper' | 'lower', from: string, to?: string): RoleFact => ({
  title,
  organizationName: 'Legislature',
  organizationType: 'legislative',
  isoCode: 'us-hi',
  chamber,
  role: chamber === 'upper' ? 'senator' : 'representative',
  seatDistrictName: '7',
  activeStartDate: from,
  ...(to === undefined ? {} : { activeEndDate: to }),
});
const lee: PersonRecord = {
  kind: 'person',
  fusionId: 'person-ocd-1',
  part: 'main',
  isoCode: 'us-hi',
  fullSourceId: 'ocd-person/1',
  fullName: 'Ann Lee',
  roles: [
    role('State Senator', 'upper', '2026-11-03', '2030-11-05'),
    role('State Representative', 'lower', '2022-11-08', '2026-11-02'),
  ],
};

describe('Start or end of a term', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase();
  });
  afterAll(() => test.close());
  beforeEach(() => emptyTables(test.pool, 'documents', 'source_facts', 'document_changes', 'entity_aliases'));

  const at = (instant: string) => {
    const nowMs = Date.parse(instant);
    return { ...systemClock, now: () => nowMs / 1000, nowMs: () => nowMs };
  };
  const store = (instant: string, record: PersonRecord) =>
    test.database.transaction((tx) => {
      const clock = at(instant);
      const today = instant.slice(0, 10);
      const stored = { source: 'openstates-people', records: [record], fetchedTs: clock.now(), nowMs: clock.nowMs() };
      return storeRecords(tx, { ...stored, today });
    });
  const refresh = async (instant: string) => {
    const deps = { database: test.database, clock: at(instant) };
    const count = await refreshRoles(deps);
    while ((await remergeStale(deps)).examined > 0);
    return count;
  };
  const held = async () => {
    const [row] = await test.database.select().from(documents);
    return { byline: row?.byline, chamber: row?.chamber, role: row?.stakeholderType, changeOn: row?.rolesChangeOn };
  };

  it('updates byline, chamber and role from its local day on', async () => {
    await store('2026-10-01T12:00:00Z', lee);
    const before = {
      byline: 'State Representative · District 7',
      chamber: 'lower',
      role: 'representative',
      changeOn: '2026-11-03',
    };
    expect(await held()).toEqual(before);
    // 2 p.m. on November 2 in Honolulu.
    expect(await refresh('2026-11-03T00:00:00Z')).toBe(0);
    expect(await held()).toEqual(before);
    expect(await refresh('2026-11-03T10:00:00Z')).toBe(1);
    expect(await held()).toEqual({
      byline: 'State Senator · District 7',
      chamber: 'upper',
      role: 'senator',
      changeOn: '2030-11-06',
    });
    expect(await refresh('2026-11-04T12:00:00Z')).toBe(0);
    const kinds = (await test.database.select().from(documentChanges)).map(({ changeKind }) => changeKind);
    expect(kinds).toEqual(['created', 'reindex']);
  });

  it('keeps the last role when nothing follows and is processed once', async () => {
    const roles = [role('State Representative', 'lower', '2022-11-08', '2026-11-02')];
    await store('2026-10-01T12:00:00Z', { ...lee, roles });
    expect(await refresh('2026-11-05T12:00:00Z')).toBe(1);
    expect(await held()).toMatchObject({ byline: 'State Representative · District 7', changeOn: null });
    expect(await refresh('2026-11-06T12:00:00Z')).toBe(0);
  });
});
