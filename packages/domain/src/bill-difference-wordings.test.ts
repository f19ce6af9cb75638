import { describe, expect, it } from 'vitest';
import { getStageTrack } from './bill-progress.ts';
import type { ActionFact } from './source-record.ts';
import type { Chamber } from './status.ts';

function progressIn(isoCode: string, originatingChamber: Chamber, ...told: string[]) {
  const actions = told.map((line, index): ActionFact => {
    const [, letter, text = line] = /^([SH]): (.*)$/.exec(line) ?? [];
    const date = `2026-01-${String(index + 1).padStart(2, '0')}`;
    return { date, text, ...(letter === undefined ? {} : { chamber: letter === 'S' ? 'upper' : 'lower' }) };
  });
  const { status, chamber, stages } = getStageTrack(actions, { isoCode, originatingChamber });
  return { status, chamber, last: stages.at(-1), second: stages.at(-2)?.state };
}

const HOUSE_BILL = ['H: Introduced in House', 'H: On passage Passed by voice vote.'];
const AMENDED = [...HOUSE_BILL, 'S: Passed Senate with an amendment by Yea-Nay Vote. 60 - 40.'];

describe('Bill of Congress that the second chamber amended', () => {
  it('is being resolved between the chambers', () => {
    expect(progressIn('us', 'lower', ...AMENDED)).toMatchObject({
      status: 'RESOLVING_DIFFERENCES',
      chamber: 'lower',
      second: 'done',
      last: { label: 'Resolving differences', state: 'current', detail: 'House to act', date: null },
    });
  });

  it.each([
    'H: Resolving differences -- House actions: On motion that the House agree to the Senate amendment Agreed to by the Yeas and Nays: 220 - 200.',
    'H: On motion that the House suspend the rules and concur in the Senate amendment Agreed to by voice vote.',
    'H: On motion to concur in the Senate amendment Agreed to by recorded vote: 220 - 200.',
    'H: House agreed to Senate amendment without objection.',
    'S: Senate receded from its amendment to the measure by Yea-Nay Vote. 61 - 39.',
  ])('is past both chambers once one gives in: %s', (text) => {
    expect(progressIn('us', 'lower', ...AMENDED, text).status).toBe('PASSED_SECOND_CHAMBER');
  });

  it.each([
    'H: Resolving differences -- House actions: House agreed to Senate amendment with amendment pursuant to H. Res. 9.',
    'H: On motion that the House recede and concur with an amendment in the Senate amendment Agreed to by recorded vote: 220 - 200.',
    'H: On motion that the House disagree to the Senate amendment, and request a conference Agreed to by voice vote.',
    'S: Senate insists on its amendment, asks for a conference, appoints conferees Lamp; Poe.',
    'H: The Speaker appointed conferees for consideration of the House bill and the Senate amendment.',
    'H: On agreeing to the conference report Agreed to by the Yeas and Nays: 220 - 200.',
    'S: Motion by Senator Poe to concur in the House amendment to the Senate amendment made in Senate.',
    'S: Cloture on the motion to concur in the House amendment invoked in Senate by Yea-Nay Vote. 61 - 39.',
    'H: Motion to reconsider laid on the table Agreed to without objection.',
    'H: Mr. Poe moved that the House concur in the Senate amendment.',
    'S: Poe motion to concur in the House amendment to the Senate amendment with an amendment (SA 9) made in Senate.',
    'H: Pursuant to H.Res. 7, the House proceeded with one hour of debate on motion to concur in the Senate amendment to H.R. 9.',
    'S: By a decision of the Senate the point of order re: the motion to concur in the House amendment was not well taken.',
    'H: On motion that the House agree to the Senate amendment not agreed to by the Yeas and Nays: 200 - 220.',
  ])('is not until then: %s', (text) => {
    expect(progressIn('us', 'lower', ...AMENDED, text).status).toBe('RESOLVING_DIFFERENCES');
  });

  it('is past both when both adopt the conference report, and enrolled when presented', () => {
    const reported = [
      ...AMENDED,
      'H: On agreeing to the conference report Agreed to by the Yeas and Nays: 220 - 200.',
      'S: Senate agreed to conference report by Yea-Nay Vote. 60 - 40.',
    ];
    expect(progressIn('us', 'lower', ...reported).status).toBe('PASSED_SECOND_CHAMBER');
    expect(progressIn('us', 'lower', ...AMENDED, 'Presented to President.').status).toBe('ENROLLED');
  });

  it('is not an amendment that its own chamber made, nor a passage without amendment', () => {
    const own = [
      'H: Introduced in House',
      'H: On motion to suspend the rules and pass the bill, as amended Agreed to.',
    ];
    expect(progressIn('us', 'lower', ...own).status).toBe('PASSED_FIRST_CHAMBER');
    expect(progressIn('us', 'lower', ...own, 'S: Passed Senate without amendment by Voice Vote.').status).toBe(
      'PASSED_SECOND_CHAMBER',
    );
  });

  it('is open again when the House amends a bill of the Senate', () => {
    const bill = ['S: Introduced in Senate', 'S: Passed Senate without amendment by Voice Vote.'];
    const amended = 'H: On motion to suspend the rules and pass the bill, as amended Agreed to by voice vote.';
    expect(progressIn('us', 'upper', ...bill, amended)).toMatchObject({
      status: 'RESOLVING_DIFFERENCES',
      chamber: 'upper',
    });
  });
});

describe('State bill that the second chamber amended', () => {
  const passed = ['H: Introduced', 'H: Passed Roll Call # 1', 'S: Passed Roll Call # 2'];

  it.each([
    ['us-mi', 'H: Returned From Senate With Substitute (s-1) With Immediate Effect'],
    ['us-mi', 'H: Senate Substitute (s-1) Nonconcurred In Roll Call # 9'],
    ['us-mi', 'S: Re-received From House With Notice Of Nonconcurrence In Senate Substitute (s-1)'],
    ['us-mi', 'H: Senate Substitute (s-1) Concurred In As Substituted (h-2)'],
    ['us-mi', 'Referred To Conference Committee 06/01/2026'],
    ['us-ca', 'H: In Assembly. Concurrence in Senate amendments pending.'],
    ['us-ca', 'H: Assembly refused to concur in Senate amendments. To Conference Committee.'],
    ['us-wy', 'H: H Received for Concurrence'],
    ['us-wy', 'H: H Concur:Failed 20-41-1-0-0'],
    ['us-wy', 'H: H Appointed JCC01 Members'],
    ['us-tx', 'H: House refuses to concur-reported'],
    ['us-fl', 'H: House refused to concur, requested Senate to recede'],
    ['us-ia', 'S: Senate amendments unconcurred'],
    ['us-nh', 'H: House Non-Concurs with Senate Amendment and Requests CofC'],
    ['us-tn', 'H: House did not concur in Senate amendments'],
    ['us-nc', 'H: Failed Concur In S Com Sub'],
    ['us-in', 'H: House dissented from Senate amendments'],
    ['us-ga', 'H: House Disagreed Senate Amend/Sub'],
    ['us-hi', 'H: House disagrees with Senate amendment (s).'],
    ['us-la', 'H: Read by title, roll called, yeas 0, nays 90, Senate amendments rejected.'],
    ['us-fl', 'S: Refused to recede, requested House to concur'],
    ['us-ia', 'S: Senate insists. S.J. 910.'],
    ['us-co', 'H: House Considered Senate Amendments - Result was to Not Concur - Request Conference Committee'],
  ])('is being resolved in %s: %s', (isoCode, text) => {
    expect(progressIn(isoCode, 'lower', ...passed, text)).toMatchObject({
      status: 'RESOLVING_DIFFERENCES',
      last: { label: 'Resolving differences', state: 'current' },
    });
  });

  it.each([
    ['us-mi', 'H: Senate Substitute (s-1) Concurred In'],
    ['us-mi', 'S: Re-returned From House With Concurrence To Senate Substitute (s-1)'],
    ['us-ca', 'H: Senate amendments concurred in. To Engrossing and Enrolling.'],
    ['us-wy', 'H: H Concur:Passed 58-2-0-0-0'],
    ['us-fl', 'H: House concurred in Senate amendments'],
    ['us-co', 'H: House Considered Senate Amendments - Result was to Concur - Repass'],
  ])('is past both chambers in %s: %s', (isoCode, text) => {
    const amended = [...passed, 'H: Returned From Senate With Substitute (s-1)'];
    expect(progressIn(isoCode, 'lower', ...amended, text).status).toBe('PASSED_SECOND_CHAMBER');
  });

  it('takes two conference reports', () => {
    const conference = [...passed, 'H: Referred To Conference Committee', 'H: Conference Report Adopted Roll Call # 5'];
    expect(progressIn('us-mi', 'lower', ...conference).status).toBe('RESOLVING_DIFFERENCES');
    expect(progressIn('us-mi', 'lower', ...conference, 'H: Senate Adopted Conference Report').status).toBe(
      'PASSED_SECOND_CHAMBER',
    );
  });

  it.each([
    [
      'us-in',
      'Conference committee report 1: adopted by the House',
      'Conference committee report 1: adopted by the Senate',
    ],
    ['us-tx', 'H: House adopts conf. comm. report-reported', 'S: Senate adopts conf. comm. report-reported'],
    [
      'us-co',
      'H: House Consideration of First Conference Committee Report result was to Adopt Committee Report - Repass',
      'S: Senate Consideration of First Conference Committee Report result was to Adopt Committee Report - Repass',
    ],
  ])('takes two conference reports in %s, however they are worded', (isoCode, first, second) => {
    const conference = [...passed, 'H: House dissented from Senate amendments', first];
    expect(progressIn(isoCode, 'lower', ...conference).status).toBe('RESOLVING_DIFFERENCES');
    expect(progressIn(isoCode, 'lower', ...conference, second).status).toBe('PASSED_SECOND_CHAMBER');
  });

  it('is passed by the second chamber that returns it with amendments', () => {
    const returned = ['H: Introduced', 'H: Read third time and sent to Senate'];
    expect(progressIn('us-sc', 'lower', ...returned).status).toBe('PASSED_FIRST_CHAMBER');
    const amended = 'S: Read third time and returned to House with amendments';
    expect(progressIn('us-sc', 'lower', ...returned, amended)).toMatchObject({
      status: 'RESOLVING_DIFFERENCES',
      chamber: 'lower',
    });
  });

  it.each([
    ['us-ga', 'H: House Agreed Senate Amend or Sub'],
    ['us-mn', 'H: House concurred and repassed bill as amended by Senate'],
    ['us-ok', "H: SA's read, adopted"],
    ['us-ms', 'H: Concurred in Amend From Senate'],
    ['us-va', 'H: Senate substitute agreed to by House (98-Y 0-N)'],
    ['us-va', 'S: Senate receded from amendments (40-Y 0-N)'],
    ['us-md', 'H: House Concurs Senate Amendments'],
    ['us-md', 'S: Senate Recedes'],
    ['us-nd', 'H: Concurred'],
    ['us-nv', 'S: Senate Amendment No. 9 receded from.'],
    ['us-nc', 'H: Concurred In S Com Sub'],
    ['us-mo', 'H: Truly Agreed To and Finally Passed'],
    ['us-nj', 'H: Passed Both Houses'],
    ['us-hi', 'H: House agrees with Senate amendments.'],
    ['us-ak', 'H: (H) CONCUR AM OF (S) Y38 N0 E2'],
    ['us-vt', 'H: Senate proposal of amendment concurred in'],
    ['us-me', 'H: The House RECEDED and CONCURRED.'],
    ['us-ks', 'H: Concurred with amendments; Yea: 120 Nay: 3'],
    ['us-il', 'H: Senate Committee Amendment No. 1 House Concurs 080-030-000'],
    ['us-az', 'H: House final read passed'],
    ['us-ct', 'H: House Passed as Amended by Senate Amendment Schedule A'],
  ])('is past both chambers in the words of %s: %s', (isoCode, text) => {
    const amended = [...passed.slice(0, 2), 'S: Passed as amended'];
    expect(progressIn(isoCode, 'lower', ...amended).status).toBe('RESOLVING_DIFFERENCES');
    expect(progressIn(isoCode, 'lower', ...amended, text).status).toBe('PASSED_SECOND_CHAMBER');
  });

  it.each([
    ['us-va', 'H: Senate amendments rejected by House (0-Y 98-N)'],
    ['us-nv', 'S: Senate Amendment No. 9 not receded from.'],
    ['us-ky', 'S: Senate refused to recede from Committee Substitute (1)'],
    ['us-mt', 'H: 2nd Reading Senate Amendments Not Concurred'],
    ['us-wi', 'H: Senate Amendment 1 nonconcurred in'],
    ['us-ok', 'H: CCR read, adopted'],
  ])('is not past them when a chamber refuses in %s: %s', (isoCode, text) => {
    const amended = [...passed.slice(0, 2), 'S: Passed as amended'];
    expect(progressIn(isoCode, 'lower', ...amended, text).status).toBe('RESOLVING_DIFFERENCES');
  });

  it('is passed by a second chamber that concurs in the bill', () => {
    const actions: ActionFact[] = [
      { date: '2026-01-01', text: 'Introduced', chamber: 'lower' },
      { date: '2026-01-02', text: 'Read a third time and passed', code: 'passage', chamber: 'lower' },
      { date: '2026-01-03', text: 'Concurred in', code: 'passage', chamber: 'upper' },
    ];
    expect(getStageTrack(actions, { isoCode: 'us-wi', originatingChamber: 'lower' }).status).toBe(
      'PASSED_SECOND_CHAMBER',
    );
  });

  it('is open again when the concurrence is reconsidered', () => {
    const settled = [
      ...passed,
      'H: Returned From Senate With Substitute (s-1)',
      'H: Senate Substitute (s-1) Concurred In',
      'H: Bill Ordered Enrolled',
    ];
    expect(progressIn('us-mi', 'lower', ...settled).status).toBe('ENROLLED');
    const reopened = [...settled, 'H: Enrollment Vacated', 'H: Vote On Concurring Reconsidered'];
    expect(progressIn('us-mi', 'lower', ...reopened).status).toBe('RESOLVING_DIFFERENCES');
  });

  it('is not a substitute that a chamber adopts on its own bill', () => {
    const own = [
      'H: Introduced',
      'H: Substitute (h-1) Adopted',
      'H: Passed Roll Call # 1',
      'S: Substitute (s-1) Concurred In',
    ];
    expect(progressIn('us-mi', 'lower', ...own).status).toBe('PASSED_FIRST_CHAMBER');
  });
});
