import { describe, expect, it } from 'vitest';
import { measureSchema } from './measure.ts';
import { recordedVoteFacts } from './measure-votes.ts';

const getFacts = (measure: Record<string, unknown>) =>
  recordedVoteFacts(measureSchema.parse({ congress: 119, type: 'HR', number: '7', ...measure }));

const roll = (changes: Record<string, unknown> = {}) => ({
  chamber: 'Senate',
  congress: '119',
  sessionNumber: '1',
  rollNumber: '00549',
  date: '2025-10-08T16:11:22Z',
  ...changes,
});
const senateAction = (text: string, recordedVotes: unknown[] = [roll()]) => ({
  actionDate: '2025-10-08',
  text,
  recordedVotes,
});

describe('recordedVoteFacts', () => {
  it('merges two actions that name the same roll call', () => {
    const actions = [
      senateAction('Passed Senate without amendment by Yea-Nay Vote. 52 - 47. Record Vote Number: 549.'),
      senateAction('Passed/agreed to in Senate.', [roll({ url: 'https://senate.example/549' })]),
    ];
    expect(getFacts({ actions })).toEqual([
      {
        voteId: 'vote-us-119-1-s-549',
        chamber: 'upper',
        session: '119',
        sessionNumber: '1',
        rollcall: '549',
        date: '2025-10-08',
        ts: Date.UTC(2025, 9, 8, 16, 11, 22) / 1000,
        motion: 'Passed Senate without amendment by Yea-Nay Vote',
        passed: true,
        yesCount: 52,
        noCount: 47,
        url: 'https://senate.example/549',
      },
    ]);
  });

  it.each([
    [
      'Cloture on the motion to proceed not invoked in Senate by Yea-Nay Vote. 45 - 50. Record Vote Number: 549.',
      false,
    ],
    ['Cloture invoked in Senate by Yea-Nay Vote. 60 - 40. Record Vote Number: 549.', true],
    [
      'Amendment SA 7 (to say that no one is not heard, which is long enough to stand far before the outcome) agreed to in Senate by Yea-Nay Vote. 51 - 49. Record Vote Number: 549.',
      true,
    ],
    ['A roll was called.', undefined],
    [
      'Motion to table the amendment, which the committee had rejected and the House had adopted, failed in Senate by Yea-Nay Vote. 45 - 50. Record Vote Number: 549.',
      false,
    ],
    [
      'Motion to table rejected in Senate by Yea-Nay Vote. 40 - 60. Record Vote Number: 548. Amendment agreed to in Senate by Yea-Nay Vote. 60 - 40. Record Vote Number: 549.',
      true,
    ],
    [
      'Motion to table rejected in Senate by Yea-Nay Vote. 40 - 60. Record Vote Number: 549. Amendment agreed to in Senate by Yea-Nay Vote. 60 - 40. Record Vote Number: 550.',
      false,
    ],
  ])('reads the outcome from the end of the sentence: %s', (text, passed) => {
    expect(getFacts({ actions: [senateAction(text)] })[0]?.passed).toBe(passed);
  });

  it('derives the session from date and address when another is stated, and says so', () => {
    const url = 'https://www.senate.gov/legislative/LIS/roll_call_votes/vote1191/vote_119_1_00549.xml';
    const wrong = roll({ sessionNumber: '2', url });
    const [vote, ...more] = getFacts({ actions: [senateAction('Passed Senate.', [wrong]), senateAction('Passed.')] });
    expect(more).toEqual([]);
    expect(vote).toMatchObject({ voteId: 'vote-us-119-1-s-549', sessionNumber: '1' });
    expect(vote?.contradictions).toEqual([
      'The record states session 2 of Congress 119; its date and address show session 1 of Congress 119.',
    ]);
  });

  it('says when a roll call is of another Congress than its bill', () => {
    const other = roll({ congress: '118', sessionNumber: '1', date: '2023-03-01T17:00:00Z' });
    expect(getFacts({ actions: [senateAction('Passed Senate.', [other])] })[0]?.contradictions).toEqual([
      'The roll call is of Congress 118, the bill of Congress 119.',
    ]);
  });

  it('takes the motion and counts of an old roll call from the action with its number', () => {
    const recordedVotes = [roll({ chamber: 'House', rollNumber: '20', fullActionName: 'Passage of a Measure' })];
    const text = 'On passage Passed by the Yeas and Nays: 297 - 127, 1 Present (Roll no. 20).';
    expect(getFacts({ recordedVotes, actions: [{ actionDate: '2025-10-08', text }] })[0]).toMatchObject({
      voteId: 'vote-us-119-1-h-20',
      motion: 'On passage Passed by the Yeas and Nays',
      yesCount: 297,
      noCount: 127,
    });
    expect(getFacts({ recordedVotes })[0]).toMatchObject({ motion: 'Passage of a Measure' });
    expect(getFacts({ recordedVotes })[0]).not.toHaveProperty('yesCount');
  });

  it('includes roll calls on amendments and skips incomplete entries', () => {
    const actions = { actions: [senateAction('Amendment agreed to.', [roll({ rollNumber: '8' })])] };
    const amendments = [{ congress: '119', type: 'SAMDT', number: '3', actions }];
    const nameless = [roll({ rollNumber: '' }), roll({ chamber: '' }), roll({ date: '' }), roll({ rollNumber: 'x' })];
    expect(getFacts({ amendments, recordedVotes: nameless }).map(({ voteId }) => voteId)).toEqual([
      'vote-us-119-1-s-8',
    ]);
  });
});
