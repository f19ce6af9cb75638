import type { ComparisonAnswer } from '@rotunda/contract';
import { describe, expect, it } from 'vitest';
import { testBill } from '../../app/testing/ingest-records.ts';
import { workspaceTest } from '../../app/testing/workspace-test.ts';
import { billSection, billText } from './testing/bill-texts.ts';

const DUTIES = 'The owner of a widget shall register the widget with the Secretary within 30 days of the purchase.';
const FUNDS = 'There is appropriated $3,000,000 for each fiscal year to carry out this Act and for no other purpose.';
const PENALTY = 'Whoever sells an unregistered widget shall pay a civil penalty of not more than one hundred dollars.';

describe('Comparison of bills', () => {
  const { api, member, ingest, admin } = workspaceTest(
    { member: 'member', admin: 'admin' },
    {
      withPipeline: true,
      emptied: ['documents', 'document_texts', 'source_facts', 'document_changes', 'comparisons'],
    },
  );
  const bill = testBill(1);
  const selection = {
    bill1: bill.fusionId,
    bill2: bill.fusionId,
    version1: `${bill.fusionId}-ih`,
    version2: `${bill.fusionId}-rh`,
  };
  const introduced = billText(bill, 'ih', '2026-01-05', [
    billSection('1', 'Duties', DUTIES),
    billSection('2', 'Funds', FUNDS),
  ]);
  const reported = billText(bill, 'rh', '2026-02-05', [
    billSection('1', 'Duties', DUTIES),
    billSection('2', 'Funds', FUNDS.replace('$3,000,000', '$5,000,000')),
    billSection('3', 'Penalty', PENALTY),
  ]);
  const compare = (body: object) => api.call(member.token, 'POST', '/comparisons', body);
  const compared = async (body: object): Promise<ComparisonAnswer> => {
    const answer = await compare(body);
    expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 });
    return answer.body as ComparisonAnswer;
  };
  const countKept = async () => {
    const { rows } = await api.deps.database.$client.query<{ count: number }>(
      'select count(*)::int as count from comparisons',
    );
    return rows[0]?.count;
  };

  it('rejects a request that names a section twice', async () => {
    await ingest(bill, introduced, reported);
    const { state, sections } = await compared(selection);
    const keys = sections.flatMap(({ key }) => [key, key]);
    const answer = await api.call(member.token, 'POST', '/comparisons/sections', { ...selection, state, keys });
    expect(answer).toMatchObject({ status: 400, body: { fields: { keys: 'Name each section once.' } } });
  });

  it('classifies each section and counts equal, changed, added and dropped sections', async () => {
    await ingest(bill, introduced, reported);
    const { sections, figures, left, right, changeCount } = await compared(selection);
    expect(figures).toMatchObject({ equal: 1, changed: 1, added: 1, dropped: 0 });
    expect(sections.map(({ kind }) => kind)).toEqual(['equal', 'changed', 'added']);
    expect(sections[2]).toMatchObject({ left: null, right: { number: 'SEC. 3.', heading: 'Penalty' } });
    expect(changeCount).toBeGreaterThanOrEqual(2);
    expect(left).toMatchObject({ billId: 'US HR 1', version: { title: 'Version ih', isCurrent: false } });
    expect(right).toMatchObject({ billId: 'US HR 1', version: { title: 'Version rh', isCurrent: true } });
  });

  it('returns the text of the requested sections with differences marked', async () => {
    await ingest(bill, introduced, reported);
    const { state, sections } = await compared(selection);
    const key = sections[1]?.key;
    const answer = await api.call(member.token, 'POST', '/comparisons/sections', { ...selection, state, keys: [key] });
    expect(answer.status).toBe(200);
    const [read] = answer.body as { key: string; rows: { left: Side | null; right: Side | null }[] }[];
    expect(read?.key).toBe(key);
    const row = read?.rows.find(({ left }) => left?.text === FUNDS);
    const marked = (side: Side | null | undefined) =>
      side?.runs.map(({ start, end, kind }) => [kind, side.text.slice(start, end)]);
    expect(marked(row?.left)).toEqual([['struck', '$3,000,000']]);
    expect(marked(row?.right)).toEqual([['inserted', '$5,000,000']]);
  });

  it('is cached and recalculated when a text changes', async () => {
    await ingest(bill, introduced, reported);
    const first = await compared(selection);
    expect(await compared(selection)).toEqual(first);
    expect(await countKept()).toBe(1);
    await ingest(billText(bill, 'rh', '2026-02-05', [billSection('1', 'Duties', DUTIES)]));
    const second = await compared(selection);
    expect(second.figures).toMatchObject({ dropped: 1, added: 0 });
    expect(await countKept()).toBe(2);
    const late = { ...selection, state: first.state, keys: ['l0-r0'] };
    expect(await api.call(member.token, 'POST', '/comparisons/sections', late)).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT' },
    });
  });

  it('uses the current version when no version or the id of the bill is given', async () => {
    const other = testBill(2);
    await ingest(bill, other, introduced, reported, billText(other, 'ih', '2026-01-06', introduced.sections));
    const pair = { bill1: bill.fusionId, bill2: other.fusionId };
    expect((await compared(pair)).left.version.title).toBe('Version rh');
    expect((await compared({ ...pair, version1: bill.fusionId })).left.version.title).toBe('Version rh');
  });

  it.each<[string, object, number, string]>([
    ['a version that is not held', { version1: 'us-119-hr-1-eh' }, 404, 'TEXT_NOT_HELD'],
    ['a version of another bill', { bill2: 'us-119-hr-3' }, 404, 'TEXT_NOT_HELD'],
    ['a bill that is not held', { bill1: 'us-119-hr-404' }, 404, 'NOT_FOUND'],
    ['one version twice', { version1: selection.version2 }, 400, 'VALIDATION'],
    ['a key it does not know', { versoin1: selection.version2 }, 400, 'VALIDATION'],
  ])('rejects %s', async (_what, changes, status, code) => {
    await ingest(bill, testBill(3), introduced, reported);
    expect(await compare({ ...selection, ...changes })).toMatchObject({ status, body: { code } });
  });

  it('finds bills by number and title, in ended sessions only on request', async () => {
    await ingest(testBill(1), testBill(2, { title: 'A bill on gadgets', sessionEndOn: '2020-01-03' }));
    const find = async (body: object) => {
      const answer = await api.call(member.token, 'POST', '/documents/legislation/search', body);
      return (answer.body as { results: { billId: string }[] }).results.map(({ billId }) => billId);
    };
    expect(await find({ searchText: 'widget' })).toEqual(['US HR 1']);
    expect(await find({ searchText: 'hr 1' })).toEqual(['US HR 1']);
    expect(await find({ searchText: 'gadgets' })).toEqual([]);
    expect(await find({ searchText: 'gadgets', activeSessions: false })).toEqual(['US HR 2']);
    expect(await find({ searchText: ' ' })).toEqual([]);
  });

  it('answers FEATURE_OFF when the flag is off', async () => {
    await api.call(admin.token, 'PATCH', '/flags', { DOCUMENT_COMPARISON_ENABLED: false });
    try {
      const search = { searchText: 'widget' };
      expect(await compare(selection)).toMatchObject({ status: 403, body: { code: 'FEATURE_OFF' } });
      expect(await api.call(member.token, 'POST', '/documents/legislation/search', search)).toMatchObject({
        status: 403,
        body: { code: 'FEATURE_OFF' },
      });
    } finally {
      await api.call(admin.token, 'PATCH', '/flags', { DOCUMENT_COMPARISON_ENABLED: true });
    }
  });
});

interface Side {
  text: string;
  runs: { start: number; end: number; kind: string }[];
}
