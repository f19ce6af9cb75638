import type { AdvocacyCampaign } from '@rotunda/contract';
import { describe, expect, it } from 'vitest';
import { getCampaigns, getKpis, getLastDay } from './kpis.ts';

const campaign = (campaignId: string, changes: Partial<AdvocacyCampaign> = {}): AdvocacyCampaign => ({
  campaignId,
  name: campaignId,
  active: true,
  reportUrl: null,
  emailEnabled: true,
  phoneEnabled: true,
  xPostsEnabled: true,
  messages: [],
  ...changes,
});
const sent = (messagesCount: number, callsCount = 0, xPostsCount = 0, date = '2026-02-01') => ({
  date,
  messagesCount,
  callsCount,
  xPostsCount,
});
const off = { emailEnabled: false, phoneEnabled: false, xPostsEnabled: false };

describe('getKpis', () => {
  it.each<[string, AdvocacyCampaign[], ReturnType<typeof getKpis>]>([
    ['no campaign', [], { messages: null, calls: null, posts: null }],
    ['a campaign that sent nothing', [campaign('a')], { messages: 0, calls: 0, posts: 0 }],
    [
      'days and campaigns added up',
      [campaign('a', { messages: [sent(2, 1, 5), sent(3)] }), campaign('b', { messages: [sent(1000, 0, 1)] })],
      { messages: 1005, calls: 1, posts: 6 },
    ],
    [
      'an inactive campaign, which counts as any',
      [campaign('a', { active: false, messages: [sent(4)] })],
      { messages: 4, calls: 0, posts: 0 },
    ],
    [
      'e-mail disabled on all',
      [campaign('a', { emailEnabled: false }), campaign('b', { emailEnabled: false })],
      { messages: null, calls: 0, posts: 0 },
    ],
    ['the telephone disabled on all', [campaign('a', { phoneEnabled: false })], { messages: 0, calls: null, posts: 0 }],
    ['posts disabled on all', [campaign('a', { xPostsEnabled: false })], { messages: 0, calls: 0, posts: null }],
    [
      'a channel disabled on one of two',
      [campaign('a', { phoneEnabled: false, messages: [sent(0, 7)] }), campaign('b', { messages: [sent(0, 1)] })],
      { messages: 0, calls: 8, posts: 0 },
    ],
    [
      'what was sent before every channel was disabled',
      [campaign('a', { ...off, messages: [sent(9, 9, 9)] })],
      { messages: null, calls: null, posts: null },
    ],
  ])('totals %s', (_, campaigns, totals) => {
    expect(getKpis(campaigns)).toEqual(totals);
  });
});

it('getCampaigns merges a campaign of two relationships and sorts active campaigns first', () => {
  const counts = { contactsCount: 0, advocatesCount: 0 };
  const campaigns = getCampaigns([
    { ...counts, campaigns: [campaign('over', { active: false }), campaign('a', { messages: [sent(1)] })] },
    { ...counts, campaigns: [campaign('a', { messages: [sent(2)] })] },
  ]);
  expect(campaigns.map(({ campaignId }) => campaignId)).toEqual(['a', 'over']);
  expect(getKpis(campaigns)).toMatchObject({ messages: 3 });
});

it.each([
  ['nothing sent', [], null],
  ['zeros alone', [sent(0, 0, 0, '2026-05-01')], null],
  ['days in any order', [sent(1, 0, 0, '2026-02-09'), sent(0, 1, 0, '2026-02-11'), sent(1)], '2026-02-11'],
])('getLastDay finds the last active day of %s', (_, messages, day) => {
  expect(getLastDay({ messages })).toBe(day);
});
