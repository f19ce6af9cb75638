import { describe, expect, it } from 'vitest';
import { decisiveVote, getVoteOutcome, getVoteQuestion, type VoteQuestion } from './vote-question.ts';

describe('getVoteQuestion', () => {
  it.each<[string, VoteQuestion]>([
    ['On Passage', 'passage'],
    ['On Passage of the Bill', 'passage'],
    ['On Motion to Suspend the Rules and Pass, as Amended', 'passage'],
    ['On motion to suspend the rules and pass the bill, as amended Agreed to by the Yeas and Nays', 'passage'],
    ['Passed Senate with an amendment by Yea-Nay Vote', 'passage'],
    ['Passed/agreed to in House: On passage Passed by recorded vote', 'passage'],
    ['Failed of passage/not agreed to in House: On motion to suspend the rules and pass the bill Failed', 'passage'],
    ['On the Joint Resolution', 'passage'],
    ['H 3rd Reading:Passed 54-7-1-0-0', 'passage'],
    ['Senate Third Reading: Passed Roll Call # 12', 'passage'],
    ['AB 7 Roe Consent Calendar Second Day Regular Session', 'passage'],
    ['Passed, motion to reconsider failed', 'passage'],
    ['H Pursuant to HR 12-11a Passed by Roll Call 41-20', 'motion'],
    ['HB0007VT001: Did Not Override Veto 36-21', 'motion'],
    ['On Agreeing to the Resolution, as Amended', 'adoption'],
    ['On Motion to Suspend the Rules and Agree', 'adoption'],
    ['On the Concurrent Resolution', 'adoption'],
    ['On the Resolution of Ratification', 'adoption'],
    ['Passage, Objections of the President To The Contrary Notwithstanding', 'motion'],
    ['SF0001VT001: Line Item Veto Override 20-9', 'motion'],
    ['On Motion to Suspend the Rules and Agree to the Senate Amendment', 'motion'],
    ['On Agreeing to the Amendment', 'motion'],
    ['On Motion to Recommit', 'motion'],
    ['On Motion to Commit with Instructions', 'motion'],
    ['On Motion to Table', 'motion'],
    ['Indefinitely postponed', 'motion'],
    ['On Ordering the Previous Question', 'motion'],
    ['On Consideration of the Resolution', 'motion'],
    ['On Cloture on the Motion to Proceed', 'motion'],
    ['On the Cloture Motion', 'motion'],
    ['Cloture on the nomination invoked', 'motion'],
    ['On the Motion to Discharge', 'motion'],
    ['On the Conference Report', 'motion'],
    ['Motion to reconsider the vote by which the bill passed', 'motion'],
    ['AB 7 Roe Concurrence in Senate Amendments', 'motion'],
    ['House Third Reading: Senate Amendment(s) Concurred In Roll Call # 9', 'motion'],
    ['H Failed Introduction 34-27-1-0-0', 'motion'],
    ['H COW:Failed 20-41', 'motion'],
    ['Do pass as amended and be re-referred to the Committee on Rules', 'motion'],
    ['On the Nomination', 'nomination'],
    ['On the Decision of the Chair', 'ruling'],
    ['Guilty or Not Guilty (Article I)', 'verdict'],
    ['Election of the Speaker', 'election'],
    ['Call of the House', 'quorum'],
    ['QUORUM', 'quorum'],
    ['Roll call', 'motion'],
  ])('reads "%s" as %s', (motion, question) => {
    expect(getVoteQuestion({ motion })).toBe(question);
  });

  it('reads the result where the motion says nothing', () => {
    expect(getVoteQuestion({ motion: 'Roll call', result: 'Bill Passed' })).toBe('passage');
    expect(getVoteQuestion({ motion: 'Roll call', result: 'Nomination Confirmed' })).toBe('nomination');
  });

  it('knows simple and concurrent resolutions, which are adopted, from joint ones, which pass', () => {
    const on = (billFusionId: string) => getVoteQuestion({ motion: 'On Passage', billFusionId });
    expect(['us-119-hres-5', 'us-119-sconres-7', 'us-ca-2025-2026-acr-5', 'us-mi-2025-2026-hr-5'].map(on)).toEqual(
      Array.from({ length: 4 }, () => 'adoption'),
    );
    expect(['us-119-hr-5', 'us-119-hjres-5', 'us-wy-2026-sj-1', 'us-ca-2025-2026-ab-5'].map(on)).toEqual(
      Array.from({ length: 4 }, () => 'passage'),
    );
  });
});

describe('getVoteOutcome', () => {
  const outcome = (motion: string, passed: boolean | null, result: string | null = null) =>
    getVoteOutcome({ motion, passed, result });

  it('says Passed and Failed only of passage', () => {
    expect([outcome('On Passage', true, 'Passed'), outcome('On Passage', false)]).toEqual(['Passed', 'Failed']);
    expect(outcome('On Ordering the Previous Question', true, 'Passed')).toBe('Agreed to');
    expect(outcome('On Motion to Recommit', false, 'Failed')).toBe('Rejected');
    expect(outcome('On Agreeing to the Resolution', true, 'Passed')).toBe('Agreed to');
    expect(outcome('Indefinitely postponed', true, 'pass')).toBe('Agreed to');
  });

  it('uses the words of nominations, rulings, verdicts and committees', () => {
    expect(outcome('On the Nomination', false)).toBe('Not confirmed');
    expect(outcome('On the Decision of the Chair', true)).toBe('Sustained');
    expect(outcome('Guilty or Not Guilty', false)).toBe('Not guilty');
    const inCommittee = (result: string) =>
      getVoteOutcome({ motion: 'Committee vote', passed: true, result, committeeName: 'Rules' });
    expect([inCommittee('Reported'), inCommittee('pass')]).toEqual(['Reported', 'Agreed to']);
  });

  it('names who was elected, and no result of a quorum call', () => {
    const candidates = [{ name: 'Roe (LA)' }, { name: 'Doe' }];
    const elect = (result: string) =>
      getVoteOutcome({ motion: 'Election of the Speaker', passed: null, result, candidates });
    expect([elect('Roe (LA)'), elect('No majority')]).toEqual(['Elected: Roe (LA)', 'No majority']);
    expect(outcome('Call of the House', true, 'Passed')).toBeNull();
  });

  it('repeats the record where it cannot be read as carried or not', () => {
    expect([outcome('On Passage', null, 'Held over'), outcome('On Passage', null)]).toEqual(['Held over', null]);
  });
});

describe('decisiveVote', () => {
  const vote = (question: VoteQuestion, motion = 'On the question') => ({ question, motion });

  it('is the latest on passage, not a later motion', () => {
    const passage = vote('passage');
    expect(decisiveVote([vote('motion', 'On Motion to Recommit'), passage, vote('passage', 'older')])).toBe(passage);
  });

  it('is the vote on agreeing with the other chamber, or else the latest that decides anything', () => {
    const concurred = vote('motion', 'On Motion to Concur in the Senate Amendment');
    expect(decisiveVote([vote('motion', 'On Motion to Table'), concurred])).toBe(concurred);
    const tabled = vote('motion', 'On Motion to Table');
    expect(decisiveVote([vote('quorum'), tabled])).toBe(tabled);
    expect(decisiveVote([])).toBeUndefined();
  });
});
