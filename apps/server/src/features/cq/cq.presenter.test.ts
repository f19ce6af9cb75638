import { describe, expect, it } from 'vitest';
import { presentCqOfBill } from './cq.presenter.ts';
import type { CqOverview, StoredFloorVote, StoredHit } from './cq.repository.ts';

const OVERVIEW: CqOverview = {
  billFusionId: 'us-119-hr-1',
  crsSummary: null,
  milestones: [],
  totals: {},
  hasFloorVotes: true,
};
const vote = (changes: Partial<StoredFloorVote> = {}): StoredFloorVote => ({
  cqOid: 'oid-1',
  cqUid: null,
  recordId: 'r',
  billFusionId: 'us-119-hr-1',
  chamber: 'lower',
  sessionNumber: 2,
  rollcall: '12',
  motion: 'On passage',
  voteDate: '2026-01-05',
  result: null,
  passed: null,
  yesCount: 1,
  noCount: 2,
  otherCount: 3,
  ...changes,
});
const hit = (cqUid: string, category: string): StoredHit => ({
  cqUid,
  category,
  title: 'T',
  documentType: null,
  documentSubtype: null,
  parentPublicationType: null,
  displayType: null,
  displayTs: 1,
  hasDisplayTime: false,
  byline: null,
  status: null,
  sponsor: null,
  wordCount: null,
  fileSize: null,
  agendaId: null,
  pdfFile: null,
  pdfUrl: null,
  recordId: 'r',
  revisedTs: 1,
  sourceUrl: null,
  transcriptType: null,
});
const present = (parts: Partial<Parameters<typeof presentCqOfBill>[0]>) =>
  presentCqOfBill({ overview: OVERVIEW, hits: [], floorVotes: [], ...parts });

describe('presentCqOfBill', () => {
  it('lists milestones newest first, and of one moment the later of the feed first', () => {
    const milestone = (bodyText: string, ts: number) => ({ bodyText, major: false, dtAction: { ts, hasTime: true } });
    const milestones = [milestone('a', 1), milestone('b', 2), milestone('c', 2), milestone('d', 3)];
    const told = present({ overview: { ...OVERVIEW, milestones } }).milestones;
    expect(told.map(({ bodyText }) => bodyText)).toEqual(['d', 'c', 'b', 'a']);
  });

  it('groups publications by category, with totals of all, listed or not', () => {
    const { news, votes } = present({
      overview: { ...OVERVIEW, totals: { news: 30 } },
      hits: [hit('n1', 'news'), hit('v1', 'votes'), hit('n2', 'news')],
    }).publications;
    expect([news.hits.map(({ cqUid }) => cqUid), news.total]).toEqual([['n1', 'n2'], 30]);
    expect([votes.hits.map(({ cqUid }) => cqUid), votes.total]).toEqual([['v1'], 0]);
  });

  it("gives a floor vote the id of the chamber's roll call, if it states all parts of it", () => {
    const getId = (changes: Partial<StoredFloorVote>) => present({ floorVotes: [vote(changes)] }).floorVotes[0]?.voteId;
    const [house, senate] = [getId({}), getId({ chamber: 'upper' })];
    expect(house).toContain('12');
    expect(senate).not.toBe(house);
    for (const changes of [
      { sessionNumber: null },
      { rollcall: null },
      { chamber: 'joint' },
      { billFusionId: 'us-ca-2025-2026-ab-1' },
    ])
      expect(getId(changes), JSON.stringify(changes)).toBe('oid-1');
  });

  it('names chamber and session of a floor vote where it knows them', () => {
    const [told] = present({ floorVotes: [vote()] }).floorVotes;
    expect(told).toMatchObject({ chamber: 'lower', chamberName: 'House', session: '119', isStored: false });
    const [unknown] = present({ floorVotes: [vote({ chamber: 'middle', billFusionId: 'bill' })] }).floorVotes;
    expect(unknown).toMatchObject({ chamber: null, chamberName: null, session: null });
  });
});
