import { describe, expect, it } from 'vitest';
import { identifyRollCall, rollCallInAddress } from './roll-call-identity.ts';

const stated = { chamber: 'h', congress: '118', session: '2', roll: '152', date: '2024-04-20' } as const;

describe('identifyRollCall', () => {
  it('takes what agrees as it stands', () => {
    const addresses = ['https://clerk.house.gov/evs/2024/roll152.xml'];
    expect(identifyRollCall({ ...stated, addresses })).toEqual({
      voteId: 'vote-us-118-2-h-152',
      congress: 118,
      session: 2,
      chamber: 'h',
      roll: 152,
      isDateCertain: true,
      contradictions: [],
    });
  });

  it('derives the session from date and address when the record states another', () => {
    const addresses = ['https://clerk.house.gov/evs/2024/roll152.xml'];
    const found = identifyRollCall({ ...stated, session: '1', addresses });
    expect(found).toMatchObject({ voteId: 'vote-us-118-2-h-152', isDateCertain: true });
    expect(found.contradictions).toEqual([
      'The record states session 1 of Congress 118; its date and address show session 2 of Congress 118.',
    ]);
    expect(identifyRollCall({ ...stated, session: '1' }).voteId).toBe('vote-us-118-2-h-152');
    expect(identifyRollCall({ ...stated, congress: '117' }).voteId).toBe('vote-us-118-2-h-152');
  });

  it('keeps the session that the address supports when only the date differs, and says so', () => {
    const addresses = ['vote_118_2_00152.xml'];
    const found = identifyRollCall({ ...stated, chamber: 's', date: '2004-11-17', addresses });
    expect(found).toMatchObject({ voteId: 'vote-us-118-2-s-152', isDateCertain: false });
    expect(found.contradictions).toEqual([
      'The record is dated 2004-11-17, which is not in session 2 of Congress 118.',
    ]);
  });

  it('counts the first days of January to either session', () => {
    const january = { ...stated, congress: '116', session: '2', roll: '253', date: '2021-01-01' };
    expect(identifyRollCall(january)).toMatchObject({ voteId: 'vote-us-116-2-h-253', contradictions: [] });
    expect(identifyRollCall({ ...january, congress: '117', session: '1', date: '2021-01-04' }).contradictions).toEqual(
      [],
    );
  });

  it('takes the number and the chamber of the address', () => {
    const addresses = [undefined, 'https://www.senate.gov/legislative/LIS/vote1182/vote_118_2_00153.htm'];
    const found = identifyRollCall({ ...stated, addresses });
    expect(found.voteId).toBe('vote-us-118-2-s-153');
    expect(found.contradictions).toEqual([
      'The record states roll call 152; its address names roll call 153.',
      'The record states the House; its address is that of the other chamber.',
    ]);
  });

  it('believes the record about sessions before there was one a year', () => {
    const early = { ...stated, congress: '65', session: '3', date: '1919-02-10' };
    expect(identifyRollCall(early)).toMatchObject({ voteId: 'vote-us-65-3-h-152', contradictions: [] });
  });
});

it.each([
  ['https://clerk.house.gov/evs/2024/roll081.xml', 'h 118 2 81'],
  ['https://clerk.house.gov/evs/2021/439.xml', 'h 117 1 439'],
  ['https://clerk.house.gov/Votes/20257', 'h 119 1 7'],
  ['http://clerk.house.gov/cgi-bin/vote.asp?year=2014&rollnumber=12', 'h 113 2 12'],
  ['/data/evs/2025/roll007.xml.gz', 'h 119 1 7'],
  ['vote_118_2_00013.xml', 's 118 2 13'],
  ['http://www.senate.gov/x.cfm?vote1171/vote_117_1_00472.htm', 's 117 1 472'],
  ['http://www.senate.gov/x.cfm?&congress=117&session=1&vote=00472', 's 117 1 472'],
  ['roll007.xml', undefined],
  [undefined, undefined],
])('rollCallInAddress reads %s', (address, expected) => {
  const { chamber, congress, session, roll } = rollCallInAddress(address) ?? {};
  expect(chamber && `${chamber} ${congress} ${session} ${roll}`).toBe(expected);
});
