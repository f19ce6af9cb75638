import type { Legislation } from '@rotunda/contract';
import type { RecordedVoteFact, SponsorFact, VoteRecord } from '@rotunda/domain';
import { describe, expect, it } from 'vitest';
import { testBill } from '../../../app/testing/ingest-records.ts';
import { workspaceTest } from '../../../app/testing/workspace-test.ts';

const DAY = '2026-02-05';

const named = (rollcall: string, changes: Partial<RecordedVoteFact> = {}): RecordedVoteFact => ({
  voteId: `vote-us-119-2-h-${rollcall}`,
  chamber: 'lower',
  session: '119',
  sessionNumber: '2',
  rollcall,
  date: DAY,
  motion: 'On passage',
  passed: true,
  yesCount: 220,
  noCount: 210,
  ...changes,
});
const rollCall = (rollcall: string, changes: Partial<VoteRecord> = {}): VoteRecord => ({
  kind: 'vote',
  fusionId: `vote-us-119-2-h-${rollcall}`,
  part: 'main',
  isoCode: 'us',
  session: '119',
  chamber: 'lower',
  rollcall,
  motion: 'On Passage',
  date: DAY,
  sourceUrl: `https://clerk.example/${rollcall}`,
  voters: [
    {
      name: 'Doe',
      voteType: 'yes',
    },
  ],
  ...changes,
});

describe('Facts of a bill', () => {
  const { api, ingest, member } = workspaceTest({ member: 'member' }, { withPipeline: true });

  async function getBill(number: number): Promise<Legislation> {
    const { body } = await api.call(member.token, 'GET', `/documents/legislation/us-119-hr-${number}`);
    // The contract has already validated the response.
    return body as Legislation;
  }

  it('list actions of the same day in source order with stable ids', async () => {
    const actions = ['Introduced', 'Debated', 'Recessed', 'Debated'].map((text) => ({ date: DAY, text }));
    await ingest(testBill(1, { actions }));
    const bill = await getBill(1);
    expect(bill.actions.map(({ text }) => text)).toEqual(['Debated', 'Recessed', 'Debated', 'Introduced']);
    expect(bill).toMatchObject({ lastActionOn: DAY, lastActionText: 'Debated' });
    expect(bill.actions[0]).toMatchObject({ ts: Date.UTC(2026, 1, 5) / 1000, hasTime: false });
    const ids = bill.actions.map(({ _id }) => _id);
    expect(new Set(ids).size).toBe(4);
    const later = { date: '2026-02-06', text: 'Passed House', ts: 1_770_400_000 };
    await ingest(testBill(1, { actions: [...actions, later] }));
    const grown = await getBill(1);
    expect(grown.actions.slice(1).map(({ _id }) => _id)).toEqual(ids);
    expect(grown.actions[0]).toMatchObject({ ts: later.ts, hasTime: true });
  });

  it('join the roll calls a bill names with stored votes', async () => {
    const recordedVotes = [named('9', { url: 'https://congress.example/9' }), named('10'), named('2', { ts: 1 })];
    await ingest(testBill(2, { recordedVotes }));
    await ingest(rollCall('9'));
    await ingest(rollCall('11', { billFusionId: 'us-119-hr-2', voters: [] }));
    const { votes } = await getBill(2);
    expect(
      votes.map(({ rollcall, isStored, yesCount, otherCount }) => [rollcall, isStored, yesCount, otherCount]),
    ).toEqual([
      ['2', false, 220, null],
      ['11', false, 0, 0],
      ['10', false, 220, null],
      ['9', true, 1, 0],
    ]);
    expect(votes.at(-1)).toMatchObject({ sourceUrl: 'https://clerk.example/9', session: '119', motion: 'On Passage' });
    expect(votes[0]).toMatchObject({ sourceUrl: null, chamberName: 'House', session: '119', passed: true });
  });

  it('are not joined to a roll call of another day or about another measure, and say so', async () => {
    await ingest(
      testBill(4, { recordedVotes: [named('40'), named('41')] }),
      rollCall('40', { date: '2025-02-05' }),
      rollCall('41', { billFusionId: 'us-119-hr-5' }),
    );
    const { votes } = await getBill(4);
    expect(votes.map(({ rollcall, isStored, contradictions }) => [rollcall, isStored, contradictions])).toEqual([
      ['41', false, ['The roll call of this number names another measure, so it is not joined to this bill.']],
      ['40', false, ['The roll call of this number was held on 2025-02-05, so it is not joined to this bill.']],
    ]);
  });

  it('name the result of each roll call by what it decided', async () => {
    await ingest(
      testBill(6, { recordedVotes: [named('63', { motion: 'On motion to recommit', passed: false })] }),
      rollCall('60', { billFusionId: 'us-119-hr-6', passed: true, result: 'Passed' }),
      rollCall('61', { billFusionId: 'us-119-hr-6', motion: 'On Ordering the Previous Question', passed: true }),
      rollCall('62', { billFusionId: 'us-119-hr-6', motion: 'Quorum call', result: 'Passed', passed: true }),
    );
    const { votes } = await getBill(6);
    expect(
      votes.map(({ rollcall, question, outcome, passed, yesCount }) => [rollcall, question, outcome, passed, yesCount]),
    ).toEqual([
      ['63', 'motion', 'Rejected', false, 220],
      ['62', 'quorum', null, null, null],
      ['61', 'motion', 'Agreed to', true, 1],
      ['60', 'passage', 'Passed', true, 1],
    ]);
  });

  it('decode entities in titles and notes of other documents, including stored text', async () => {
    const title = 'A bill to name a building the &quot;Doe &amp; Roe Building&quot;';
    await ingest(testBill(31, { relatedDocuments: [{ group: 'Cost Estimates', title, note: 'As &lt;reported&gt;' }] }));
    const { otherDocuments } = await getBill(31);
    expect(otherDocuments[0]?.documents[0]).toMatchObject({
      title: 'A bill to name a building the "Doe & Roe Building"',
      note: 'As <reported>',
    });
  });

  it('drop links that are not web addresses', async () => {
    const unsafe = [
      'javascript:alert(1)',
      'data:text/html,<script>alert(1)</script>',
      'file:///etc/passwd',
      '//x.example',
    ];
    const addresses = [...unsafe, 'https://congress.example/text'];
    await ingest(
      testBill(9, {
        recordedVotes: addresses.map((url, index) => named(String(20 + index), { url })),
        versions: addresses.map((externalUrl, index) => ({
          fnDocumentId: `us-119-hr-9-v${index}`,
          versionName: `Print ${index}`,
          externalUrl,
        })),
        sourceLinks: addresses,
      }),
      rollCall('30', { billFusionId: 'us-119-hr-9', sourceUrl: 'javascript:alert(1)' }),
    );
    const bill = await getBill(9);
    const only = [...unsafe.map(() => null), 'https://congress.example/text'];
    const byRollcall = bill.votes.toSorted((a, b) => Number(a.rollcall) - Number(b.rollcall));
    expect(byRollcall.map(({ sourceUrl }) => sourceUrl)).toEqual([...only, null]);
    expect(bill.sources).toEqual([{ url: 'https://congress.example/text' }]);
    const { body } = await api.call(member.token, 'GET', '/documents/legislation/us-119-hr-9/versions');
    expect(JSON.stringify(body)).toContain('https://congress.example/text');
    for (const address of unsafe) expect(JSON.stringify([bill, body])).not.toContain(JSON.stringify(address));
  });

  it('exclude withdrawn sponsors from the count and list them last of their kind', async () => {
    const sponsor = (fullName: string, changes: Partial<SponsorFact> = {}): SponsorFact => ({
      fullName,
      type: 'cosponsor',
      stakeholderType: 'person',
      ...changes,
    });
    const sponsors = [sponsor('Gone', { withdrawnOn: DAY }), sponsor('Here'), sponsor('First', { type: 'primary' })];
    await ingest(testBill(3, { sponsors }));
    const bill = await getBill(3);
    expect(bill.sponsors.map(({ fullName }) => fullName)).toEqual(['First', 'Here', 'Gone']);
    expect(bill.sponsorCount).toBe(2);
  });

  it('include title types, calendars, notes and the fields of the specification', async () => {
    const title = { text: 'Doe Act', language: 'en' as const };
    await ingest(
      testBill(4, {
        titles: [
          { ...title, type: 'Short Title(s) as Introduced', chamber: 'lower' },
          { ...title, type: 'Popular Title' },
        ],
        calendars: [{ calendar: 'Union Calendar', number: '7' }],
        notes: ['See S. 1.'],
        constitutionalAuthority: 'Article I',
        billType: 'Bill',
        latestAction: { date: DAY, text: 'Debated' },
        versions: [
          { fnDocumentId: 'us-119-hr-4-ih', versionName: 'Introduced in House', versionCode: 'ih', date: DAY },
        ],
      }),
    );
    const seconds = Date.UTC(2026, 1, 5) / 1000;
    expect(await getBill(4)).toMatchObject({
      titles: [
        {
          text: 'Doe Act',
          type: 'Short Title(s) as Introduced',
          chamberName: 'House',
        },
        {
          text: 'Doe Act',
          type: 'Popular Title',
          chamberName: null,
        },
      ],
      calendars: [
        {
          calendar: 'Union Calendar',
          number: '7',
        },
      ],
      notes: ['See S. 1.'],
      constitutionalAuthority: 'Article I',
      fnId: 'us-119-hr-4',
      fnDocumentId: 'us-119-hr-4-ih',
      billTypeDisplayName: 'Bill',
      customSummary: null,
      lastUpdatedAt: seconds,
      lastActionTs: seconds,
      priority: null,
      position: null,
      tagIds: [],
      projectIds: [],
    });
  });
});
