import type { VoterFact } from '@rotunda/domain';
import { describe, expect, it } from 'vitest';
import { countVotersOnce } from './count-voters-once.ts';

const voter = (name: string, voteType: VoterFact['voteType'] = 'yes', changes: Partial<VoterFact> = {}): VoterFact => ({
  name,
  voteType,
  ...changes,
});
const getNames = (voters: readonly VoterFact[]) => voters.map(({ name }) => name);

describe('countVotersOnce', () => {
  it('counts a legislator listed twice once, and says that the totals counted the repeat', () => {
    const ann = voter('Roe', 'yes', { personFusionId: 'person-bioguide-R000001' });
    const voters = [ann, voter('Doe', 'no'), { ...ann, name: 'Roe (CA)' }];
    expect(countVotersOnce({ voters, yesCount: 2, noCount: 1, otherCount: 0 })).toEqual({
      voters: [ann, voter('Doe', 'no')],
      yesCount: 1,
      noCount: 1,
      otherCount: 0,
      contradictions: [
        'Roe is listed more than once and counted once.',
        'The record’s totals (2–1–0) count voters twice.',
      ],
    });
  });

  it('keeps totals that do not count the repeat', () => {
    const voters = [voter('Ann Roe'), voter('Ann Roe'), voter('Bea Doe')];
    const counted = countVotersOnce({ voters, yesCount: 40, noCount: 9, otherCount: 0 });
    expect(counted).toMatchObject({ yesCount: 40, noCount: 9 });
    expect(getNames(counted.voters)).toEqual(['Ann Roe', 'Bea Doe']);
    expect(counted.contradictions).toEqual(['Ann Roe is listed more than once and counted once.']);
  });

  it('counts the listed voters where the record gives no totals', () => {
    const voters = [voter('Ann Roe'), voter('Ann Roe'), voter('Doe', 'no'), voter('Poe', 'other')];
    expect(countVotersOnce({ voters })).toMatchObject({ yesCount: 1, noCount: 1, otherCount: 1 });
    expect(countVotersOnce({})).toEqual({ voters: [], yesCount: 0, noCount: 0, otherCount: 0, contradictions: [] });
  });

  it('counts the first of two different votes of one legislator', () => {
    const counted = countVotersOnce({ voters: [voter('Ann Roe', 'yes', { voteText: 'Aye' }), voter('Ann Roe', 'no')] });
    expect(counted).toMatchObject({ yesCount: 1, noCount: 0 });
    expect(counted.contradictions).toEqual(['Ann Roe is listed with different votes (Aye, no); the first is counted.']);
  });

  it('keeps two members of one name whom an id, a seat or the split of their names tells apart', () => {
    const people = [
      voter('Roe', 'yes', { personFusionId: 'a' }),
      voter('Roe', 'yes', { personFusionId: 'b' }),
      voter('Doe', 'yes', { locality: '3' }),
      voter('Doe', 'yes', { locality: '4' }),
      voter('Poe', 'yes'),
      voter('Poe', 'no'),
    ];
    expect(countVotersOnce({ voters: people })).toMatchObject({ voters: people, contradictions: [] });
    const split = [voter('Brown'), voter('G'), voter('Brown'), voter('L')];
    expect(countVotersOnce({ voters: split }).voters).toEqual(split);
  });
});
