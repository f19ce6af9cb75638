import type { CommitteeBill } from '@rotunda/contract';
import type { CommitteeFact, CommitteeRecord } from '@rotunda/domain';
import { describe, expect, it } from 'vitest';
import { testBill } from '../../app/testing/ingest-records.ts';
import { workspaceTest } from '../../app/testing/workspace-test.ts';
import { remergeStale } from '../documents/index.ts';

const TABLES = ['documents', 'source_facts', 'document_changes', 'entity_aliases', 'bill_committees', 'bill_sponsors'];

const committee = (key: string, changes: Partial<CommitteeRecord> = {}): CommitteeRecord => ({
  kind: 'committee',
  fusionId: `committee-us-${key}`,
  part: 'main',
  isoCode: 'us',
  name: `Committee ${key}`,
  fullSourceId: `thomas:${key.toUpperCase()}`,
  ...changes,
});
const WATER = committee('hswa');
const RIVERS = committee('hswa01', { parentFusionId: 'committee-us-hswa' });
const STATE = committee('x', { fusionId: 'committee-ocd-1', fullSourceId: 'ocd-organization/1', isoCode: 'us-wy' });

const named = (fusionId: string | undefined, ...activities: [name: string, date?: string][]): CommitteeFact => ({
  name: 'As the bill writes it',
  ...(fusionId === undefined ? {} : { fusionId }),
  activities: activities.map(([name, date]) => ({ name, ...(date === undefined ? {} : { date }) })),
});

describe('Committee bills', () => {
  const { api, ingest, user } = workspaceTest({ user: 'viewer' }, { withPipeline: true, emptied: TABLES });
  const getBills = async (id: string, query = 'pageSize=100') => {
    const path = `/stakeholders/committee/${encodeURIComponent(id)}/bills?${query}`;
    const { body } = await api.call(user.token, 'GET', path);
    return body as { total: number; results: CommitteeBill[] };
  };
  const getNumbers = ({ results }: { results: CommitteeBill[] }) =>
    results.map(({ fusionId }) => Number(fusionId.split('-').at(-1)));
  const bill = (number: number, lastActionOn: string | undefined, ...committees: CommitteeFact[]) =>
    testBill(number, { committees, ...(lastActionOn === undefined ? {} : { lastActionOn }) });

  it('lists only the bills linked to the committee, regardless of ingest order', async () => {
    const bills = [
      bill(1, '2026-02-01', named(WATER.fusionId), named(RIVERS.fusionId)),
      bill(2, '2026-02-02', named('committee-us-none'), named(undefined)),
      bill(3, '2026-02-03', named('ocd-organization/1'), named(WATER.fusionId)),
      bill(4, '2026-02-04', named(STATE.fusionId), named(STATE.fusionId)),
    ];
    await ingest(...bills, WATER, RIVERS, STATE);
    const told = new Map<string, number[]>();
    for (const { fusionId } of bills.toReversed()) {
      const { body } = await api.call(user.token, 'GET', `/documents/legislation/${fusionId}`);
      const assigned = (body as { committeeAssignments: { id: string | null }[] }).committeeAssignments;
      for (const id of new Set(assigned.flatMap((one) => one.id ?? [])))
        told.set(id, [...(told.get(id) ?? []), Number(fusionId.split('-').at(-1))]);
    }
    expect(told.size).toBe(3);
    for (const { fusionId } of [WATER, RIVERS, STATE]) {
      const found = await getBills(fusionId);
      expect(getNumbers(found)).toEqual(told.get(fusionId));
      expect(found.total).toBe(found.results.length);
    }
  });

  it('returns pages sorted by latest action, with what the committee did', async () => {
    const reported = named(WATER.fusionId, ['Referred To', '2026-01-09'], ['Reported By']);
    const seconds = named(RIVERS.fusionId, ['Referred To', '2026-01-10']);
    await ingest(
      WATER,
      RIVERS,
      bill(1, '2026-02-01', reported, seconds),
      bill(2, undefined, named(WATER.fusionId)),
      bill(3, '2026-03-01', named(WATER.fusionId)),
    );
    const first = await getBills('thomas:HSWA', 'pageSize=2');
    expect([first.total, ...getNumbers(first)]).toEqual([3, 3, 1]);
    expect(first.results[1]?.activities).toEqual([
      { name: 'Referred To', date: '2026-01-09' },
      { name: 'Reported By', date: null },
    ]);
    expect(getNumbers(await getBills(WATER.fusionId, 'pageSize=2&offset=2'))).toEqual([2]);
  });

  it('follows a bill that moves to another committee', async () => {
    await ingest(
      WATER,
      RIVERS,
      bill(1, '2026-02-01', named(WATER.fusionId)),
      bill(2, '2026-02-02', named(WATER.fusionId)),
    );
    await ingest(bill(1, '2026-02-03', named(WATER.fusionId)), bill(2, '2026-02-02', named(RIVERS.fusionId)));
    expect(getNumbers(await getBills(WATER.fusionId))).toEqual([1]);
    await ingest(bill(2, '2026-02-04', named(WATER.fusionId)));
    expect(getNumbers(await getBills(WATER.fusionId))).toEqual([2, 1]);
  });

  it('includes bills stored by an earlier release once they are merged again', async () => {
    await ingest(WATER, bill(1, '2026-02-01', named(WATER.fusionId)));
    await api.deps.database.$client.query('delete from bill_committees');
    await api.deps.database.$client.query('update documents set merge_version = 6');
    expect((await getBills(WATER.fusionId)).total).toBe(0);
    while ((await remergeStale(api.deps)).examined > 0);
    expect((await getBills(WATER.fusionId)).total).toBe(1);
  });

  it('answers 404 for an unknown committee and for a document of another type', async () => {
    await ingest(testBill(7));
    for (const id of ['committee-us-none', 'us-119-hr-7'])
      expect((await api.call(user.token, 'GET', `/stakeholders/committee/${id}/bills`)).status).toBe(404);
  });
});
