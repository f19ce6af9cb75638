import { describe, expect, it } from 'vitest';
import { getStageTrack } from './bill-progress.ts';
import type { ActionFact } from './source-record.ts';
import type { Chamber } from './status.ts';

/** Actions on successive days; `S:` and `H:` name the chamber. */
function history(...told: string[]): ActionFact[] {
  return told.map((line, index) => {
    const [, letter, text = line] = /^([SH]): (.*)$/.exec(line) ?? [];
    const chamber: Chamber | undefined = letter === undefined ? undefined : letter === 'S' ? 'upper' : 'lower';
    const date = `2026-0${Math.floor(index / 28) + 1}-${String((index % 28) + 1).padStart(2, '0')}`;
    return { date, text, ...(chamber === undefined ? {} : { chamber }) };
  });
}

function progressIn(isoCode: string, originatingChamber: Chamber, ...told: string[]) {
  const { status, chamber, stages, undone } = getStageTrack(history(...told), { isoCode, originatingChamber });
  return { status, chamber, at: stages.find(({ state }) => state === 'current')?.label, undone: [...undone] };
}

describe('Step taken back', () => {
  const newYork = [
    'S: REFERRED TO LANTERNS',
    'S: 1ST REPORT CAL.5',
    'S: ADVANCED TO THIRD READING',
    'S: PASSED SENATE',
    'S: DELIVERED TO ASSEMBLY',
    'H: referred to lanterns',
  ];

  it('counts in New York until the passage is recalled and reconsidered', () => {
    expect(progressIn('us-ny', 'upper', ...newYork)).toMatchObject({ status: 'PASSED_FIRST_CHAMBER', at: 'House' });
    const recalled = [...newYork, 'S: RECALLED FROM ASSEMBLY', 'H: returned to senate'];
    const back = { status: 'REPORTED', chamber: 'upper', at: 'Senate floor' };
    expect(progressIn('us-ny', 'upper', ...recalled)).toMatchObject(back);
    const reconsidered = [...recalled, 'S: VOTE RECONSIDERED - RESTORED TO THIRD READING'];
    expect(progressIn('us-ny', 'upper', ...reconsidered)).toMatchObject({
      ...back,
      undone: [3, 5],
    });
  });

  it('is taken again by a new passage, or by sending a recalled bill once more', () => {
    const recalled = [...newYork, 'S: RECALLED FROM ASSEMBLY'];
    const passedAgain = [...recalled, 'S: VOTE RECONSIDERED', 'S: AMENDED ON THIRD READING 5A', 'S: PASSED SENATE'];
    expect(progressIn('us-ny', 'upper', ...passedAgain)).toMatchObject({ status: 'PASSED_FIRST_CHAMBER' });
    const repassed = [...recalled, 'S: VOTE RECONSIDERED', 'S: REPASSED SENATE', 'S: RETURNED TO ASSEMBLY'];
    expect(progressIn('us-ny', 'upper', ...repassed)).toMatchObject({ status: 'PASSED_FIRST_CHAMBER' });
    expect(progressIn('us-ny', 'upper', ...recalled, 'H: referred to lanterns').status).toBe('PASSED_FIRST_CHAMBER');
  });

  it('starts over in New York when the bill died in the other house and is referred again', () => {
    const died = [...newYork, 'H: died in assembly', 'H: returned to senate'];
    expect(progressIn('us-ny', 'upper', ...died, 'S: REFERRED TO LANTERNS')).toMatchObject({
      status: 'IN_COMMITTEE',
      chamber: 'upper',
    });
  });

  const passedBoth = ['H: Introduced by Rep. Poe', 'H: Passed Roll Call # 1', 'S: Passed Roll Call # 2'];

  it.each([
    ['an enrollment', ['H: Bill Ordered Enrolled', 'H: Enrollment Vacated'], 'PASSED_SECOND_CHAMBER'],
    ['the second passage', ['S: Vote Reconsidered'], 'PASSED_FIRST_CHAMBER'],
    [
      'the second passage after a return',
      ['S: Senate Requests Return', 'S: Returned As Requested'],
      'PASSED_FIRST_CHAMBER',
    ],
    ['a presentation', ['Presented To Governor', 'Recalled from the Governor'], 'PASSED_SECOND_CHAMBER'],
    [
      'a presentation at request',
      ['Sent to Governor', 'Returned from Governor per House request'],
      'PASSED_SECOND_CHAMBER',
    ],
    ['a veto', ['Sent to Governor', 'Vetoed by Governor', 'Veto withdrawn'], 'ENROLLED'],
    ['nothing: an immediate effect', ['S: Immediate Effect Reconsidered'], 'PASSED_SECOND_CHAMBER'],
    ['nothing: a postponed motion', ['S: Reconsider Vote Postponed'], 'PASSED_SECOND_CHAMBER'],
    ['nothing: a notice', ['S: Notice Of Intent To Reconsider Given'], 'PASSED_SECOND_CHAMBER'],
    ['nothing: a lost motion', ['S: Motion to reconsider vote on passage lost'], 'PASSED_SECOND_CHAMBER'],
    ['nothing: a tabled motion', ['S: Motion to reconsider laid on the table'], 'PASSED_SECOND_CHAMBER'],
    ['nothing: an amendment', ['S: Vote Reconsidered On Amendment'], 'PASSED_SECOND_CHAMBER'],
    [
      'nothing: a lost override',
      ['Vetoed by the Governor', 'H: Motion To Override Veto Failed Roll Call # 3', 'H: Vote Reconsidered'],
      'VETOED',
    ],
  ])('is %s', (_what, then, status) => {
    expect(progressIn('us-mi', 'lower', ...passedBoth, ...then).status).toBe(status);
  });

  it.each([
    ['us-mi', 'H: Vote On Passage Reconsidered'],
    ['us-ca', 'H: Reconsideration granted. (Ayes 70. Noes 0.)'],
    ['us-ca', 'H: Action rescinded whereby the bill was read third time, passed, and ordered to the Senate.'],
    ['us-wy', 'H: H Bill Reconsideration Motion Passed by Roll Call 40-20'],
    ['us-tx', 'H: Vote reconsidered'],
    ['us', 'H: On motion to reconsider the vote on passage agreed to by voice vote. Motion to reconsider agreed to.'],
  ])('is a passage in %s: %s', (isoCode, text) => {
    expect(progressIn(isoCode, 'lower', 'H: Introduced in House', 'H: Passed House', text)).toMatchObject({
      status: 'REPORTED',
      undone: [1],
    });
  });

  it('is a passage of Congress vitiated or vacated by unanimous consent, and the return of papers', () => {
    const passed = ['S: Introduced in Senate', 'S: Passed Senate without amendment by Unanimous Consent.'];
    expect(
      progressIn('us', 'upper', ...passed, 'S: Senate vitiated previous action of 1/02/2026 by Unanimous Consent.'),
    ).toMatchObject({ status: 'REPORTED', undone: [1] });
    const vacated =
      'S: Mr. Lantern asked unanimous consent that the proceedings by which the bill was passed be vacated. Agreed to without objection.';
    expect(progressIn('us', 'upper', ...passed, vacated).status).toBe('REPORTED');
    const returned = [
      ...passed,
      'H: Received in the House.',
      'H: House returned papers to Senate by Unanimous Consent.',
    ];
    expect(progressIn('us', 'upper', ...returned)).toMatchObject({ status: 'REPORTED', chamber: 'upper' });
    expect(progressIn('us', 'upper', ...returned, 'H: Received in the House.').status).toBe('PASSED_FIRST_CHAMBER');
  });

  it('is no passage when a demand, an amendment or the third reading is vacated', () => {
    const passed = ['H: Introduced in House', 'H: On passage Passed by voice vote.'];
    for (const text of [
      'H: VACATING DEMAND FOR RECORDED VOTE - Mr. Poe asked unanimous consent to withdraw his request for a recorded vote on his amendment. Agreed to without objection.',
      'H: Under the order of 1/2/2026, the third reading was vitiated.',
      'H: Recalled from House Committee on Rules',
    ])
      expect(progressIn('us', 'lower', ...passed, text).status).toBe('PASSED_FIRST_CHAMBER');
  });

  it('is nothing of a law when a lost override of its vetoed items is reconsidered', () => {
    const { status, undone } = progressIn(
      'us-mi',
      'lower',
      ...passedBoth,
      'H: Bill Ordered Enrolled',
      'H: Approved By The Governor With Line Item(s) Vetoed',
      'H: Motion To Override Line Item(s) Failed Roll Call # 4',
      'H: Vote Reconsidered',
    );
    expect([status, undone]).toEqual(['ENACTED', []]);
  });

  it('is passed again when the other chamber receives the bill after a vote on part of it was reconsidered', () => {
    const reconsidered = ['S: Introduced', 'S: Passed Roll Call # 1', 'S: Vote Reconsidered'];
    expect(progressIn('us-mi', 'upper', ...reconsidered).status).toBe('REPORTED');
    expect(progressIn('us-mi', 'upper', ...reconsidered, 'H: Received On 06/17/2026').status).toBe(
      'PASSED_FIRST_CHAMBER',
    );
  });

  it('is not a report when a motion to recommit is not agreed to', () => {
    const reported = ['H: Introduced in House', 'H: Reported by the Committee on Lamps. H. Rept. 119-1.'];
    expect(progressIn('us', 'lower', ...reported, 'H: On motion to recommit not agreed to by voice vote.').status).toBe(
      'REPORTED',
    );
    const discharged = [
      'S: Introduced in Senate',
      'S: Senate Committee on Lamps discharged by Unanimous Consent.',
      'S: Referred to the Committee on Foreign Relations.',
    ];
    expect(progressIn('us', 'upper', ...discharged).status).toBe('IN_COMMITTEE');
  });

  it('is a report when the bill goes back to a committee', () => {
    const reported = ['H: Introduced', 'H: Referred to Committee on Lamps', 'H: Reported favorably'];
    expect(progressIn('us-mi', 'lower', ...reported, 'H: Re-referred To Committee On Judiciary').status).toBe(
      'IN_COMMITTEE',
    );
    expect(progressIn('us-mi', 'lower', ...reported, 'H: Recommitted to Committee of the Whole').status).toBe(
      'REPORTED',
    );
    const privileged = ['H: Submitted in House', 'H: Considered as privileged matter.'];
    expect(
      progressIn('us', 'lower', ...privileged, 'H: On motion to refer Agreed to by the Yeas and Nays: 310 - 103.')
        .status,
    ).toBe('IN_COMMITTEE');
    expect(progressIn('us-ca', 'lower', 'H: From committee: Do pass and re-refer to Com. on APPR.').status).toBe(
      'IN_COMMITTEE',
    );
  });

  it('is a lost vote while a motion to reconsider it is pending', () => {
    const lost = ['S: Introduced in Senate', 'S: Failed of passage in Senate by Yea-Nay Vote. 47 - 53.'];
    const pending = [
      ...lost,
      'S: Motion by Senator Poe to reconsider the vote by which S. 5 failed of passage entered in Senate.',
    ];
    expect(progressIn('us', 'upper', ...lost).status).toBe('FAILED');
    expect(progressIn('us', 'upper', ...pending).status).toBe('REPORTED');
    const tabled =
      'S: Motion to table the motion to reconsider the vote by which S. 5 failed of passage agreed to in Senate.';
    expect(progressIn('us', 'upper', ...pending, tabled).status).toBe('FAILED');
    const again = 'S: Upon reconsideration, failed of passage in Senate by Yea-Nay Vote. 48 - 52.';
    expect(progressIn('us', 'upper', ...pending, again).status).toBe('FAILED');
  });

  it('is the vote before when the chamber votes again on reconsideration', () => {
    const passed = ['H: Introduced', 'H: PASSED Y20 N19'];
    expect(progressIn('us-ak', 'lower', ...passed, 'H: FAILED TO PASS ON RECONSIDERATION Y19 N20').status).toBe(
      'FAILED',
    );
    expect(progressIn('us-ak', 'lower', ...passed, 'H: PASSED ON RECONSIDERATION Y21 N18')).toMatchObject({
      status: 'PASSED_FIRST_CHAMBER',
      undone: [1],
    });
  });
});
