import { describe, expect, it } from 'vitest';
import { endOfBill } from './end-of-bill.ts';
import { getBillStatus } from './bill-progress.ts';
import type { ActionFact } from './source-record.ts';

function history(...told: (string | [text: string, code: string])[]): ActionFact[] {
  return told.map((one, index) => {
    const [text, code] = typeof one === 'string' ? [one, undefined] : one;
    return { date: `2026-02-${String(index + 1).padStart(2, '0')}`, text, ...(code === undefined ? {} : { code }) };
  });
}

describe('endOfBill finds the end', () => {
  it.each([
    ['us-wy', 'H Failed Introduction 12-50-0-0-0', 'FAILED'],
    ['us-wy', 'S Did not Consider for Introduction', 'FAILED'],
    ['us-wy', 'H COW:Failed 20-41-1-0-0', 'FAILED'],
    ['us-wy', 'S COW:S Did not consider for COW', 'FAILED'],
    ['us-wy', 'H 3rd Reading:Failed 30-32-0-0-0', 'FAILED'],
    ['us-wy', 'S:Died in Committee Returned Bill Pursuant to SR 5-4', 'FAILED'],
    ['us-wy', 'S postponed indefinitely', 'FAILED'],
    ['us-wy', 'H Withdrawn by Sponsor', 'WITHDRAWN'],
    ['us-wy', 'Governor Vetoed HEA No. 0007', 'VETOED'],
    ['us-nh', 'Inexpedient to Legislate: MA VV 03/05/2026', 'FAILED'],
    ['us-ca', 'From committee: Filed with the Chief Clerk pursuant to Joint Rule 56.', 'FAILED'],
    ['us-ca', 'Read third time. Refused passage. (Ayes 10. Noes 20.)', 'FAILED'],
    ['us-ca', 'Stricken from file.', 'WITHDRAWN'],
    ['us-fl', 'Laid on Table, refer to CS/HB 1', 'FAILED'],
    ['us-fl', 'Laid on Table; companion bill(s) passed, see CS/HB 7001 (Ch. 2023-108)', 'FAILED'],
    ['us-ny', 'SUBSTITUTED BY A1234A', 'FAILED'],
    ['us-nj', 'Substituted by S200 (1R)', 'FAILED'],
    ['us-ma', 'Accompanied a new draft, see S2345', 'FAILED'],
    ['us-ma', 'Accompanied a study order, see H4990', 'FAILED'],
    ['us-ma', 'New draft substituted, see H4567', 'FAILED'],
    ['us-ia', 'Withdrawn. H.J. 812.', 'WITHDRAWN'],
    ['us-oh', 'Laid on table; identical companion substituted', 'FAILED'],
    ['us-al', 'Substituted by House Bill 12', 'FAILED'],
    ['us-fl', 'Withdrawn prior to introduction', 'WITHDRAWN'],
    ['us-fl', 'Died in Rules Committee', 'FAILED'],
    ['us-va', 'Passed by indefinitely in Finance (8-Y 7-N)', 'FAILED'],
    ['us-va', 'Left in Courts of Justice', 'FAILED'],
    ['us-md', 'Unfavorable Report by Ways and Means', 'FAILED'],
    ['us-sd', 'Education Deferred to the 41st legislative day, Passed, YEAS 9, NAYS 4.', 'FAILED'],
    ['us-mt', '(H) Tabled in Committee', 'FAILED'],
    ['us-nv', '(Pursuant to Joint Standing Rule No. 14.3.1, no further action allowed.)', 'FAILED'],
    ['us-or', 'In committee upon adjournment.', 'FAILED_SINE_DIE'],
    ['us-wi', 'Failed to pass pursuant to Senate Joint Resolution 1', 'FAILED_SINE_DIE'],
    ['us-il', 'Total Veto Stands - No Positive Action Taken', 'VETOED'],
    ['us-me', 'Placed in Legislative Files (DEAD)', 'FAILED'],
    ['us-mi', 'Defeated Roll Call # 3 Yeas 40 Nays 60', 'FAILED'],
    ['us-ms', 'Died On Calendar', 'FAILED'],
    ['us-ar', 'Died in House Committee at Sine Die adjournment.', 'FAILED_SINE_DIE'],
    ['us-co', 'House Committee on Finance Postpone Indefinitely', 'FAILED'],
    ['us-ut', 'House/ enacting clause struck', 'FAILED'],
    ['us-tx', 'Vetoed by the Governor', 'VETOED'],
    ['us-nm', 'Pocket veto', 'VETOED'],
    ['us-nd', 'Second reading, failed to pass, yeas 20 nays 70', 'FAILED'],
    ['us-gu', 'Withdrawn', 'WITHDRAWN'],
    ['us-al', 'Motion to Indefinitely Postpone adopted Voice Vote', 'FAILED'],
    ['us-va', 'Laid on the table in Education (12-Y 8-N)', 'FAILED'],
    ['us-co', 'House Second Reading Lost - No Amendments', 'FAILED'],
    ['us-ne', 'Returned by Governor without approval', 'VETOED'],
    ['us-mt', '(H) 2nd Reading Not Passed', 'FAILED'],
    ['us-tn', 'Failed in s/c Lantern Subcommittee of Commerce Committee', 'FAILED'],
    ['us-de', 'Stricken in Senate', 'WITHDRAWN'],
    ['us-la', 'Withdrawn from the files of the House.', 'WITHDRAWN'],
    ['us-ma', 'Accompanied a study order, see H9000', 'FAILED'],
    ['us-wi', 'Adversely disposed of pursuant to Senate Joint Resolution 1', 'FAILED_SINE_DIE'],
    ['us-wi', 'Failed to concur in pursuant to Senate Joint Resolution 1', 'FAILED_SINE_DIE'],
    ['us', 'Indefinitely postponed by Senate by Voice Vote.', 'FAILED'],
  ])('%s: %s', (isoCode, text, outcome) => {
    expect(endOfBill(history('Introduced', text), isoCode)).toMatchObject({ outcome, isStated: true, text });
  });
});

describe('endOfBill ignores failures, delays and withdrawals that do not end a bill', () => {
  it.each([
    ['us-wy', 'H Concur:Failed 2-58-0-0-0'],
    ['us-sd', 'Education Deferred to the 41st legislative day, Failed, YEAS 2, NAYS 11.'],
    ['us-sd', 'Tabled, Failed, YEAS 5, NAYS 8.'],
    ['us-va', 'Subcommittee recommends laying on the table (7-Y 3-N)'],
    ['us-wy', 'S02 - Appropriations:Do Pass Failed 2-3-0-0-0'],
    ['us-wy', 'S Motion to Suspend Rules Failed 12-19-0-0-0'],
    ['us-wy', 'Governor line item veto'],
    ['us-nh', 'Majority Committee Report: Inexpedient to Legislate'],
    ['us-nh', 'Inexpedient to Legislate: MF RC 150-190'],
    ['us-ca', 'In committee: Set, first hearing. Failed passage. Reconsideration granted.'],
    ['us-ca', 'Urgency clause refused adoption.'],
    ['us-mi', 'Amendment(s) Defeated'],
    ['us-mi', 'Immediate Effect Defeated'],
    ['us-mi', 'Motion To Discharge Committee Rejected'],
    ['us-me', 'House Amendment A was indefinitely postponed'],
    ['us-ct', 'Tabled for the Calendar, House'],
    ['us-pa', 'Laid on the table'],
    ['us-ga', 'House Withdrawn, Recommitted'],
    ['us-ny', 'SUBSTITUTED FOR A1234A'],
    ['us-nj', 'Substituted for S200 (1R)'],
    ['us-mi', 'Substituted by S-1'],
    ['us-wa', '1st substitute bill substituted.'],
    ['us-tn', 'Companion Senate Bill substituted'],
    ['us-fl', 'Withdrawn from Criminal Justice Committee'],
    ['us-tx', 'Laid on the table subject to call'],
    ['us-nj', 'Conditional Veto, Received in the Senate'],
    ['us-tn', 'Co-sponsor withdrawn'],
    ['us-al', 'Motion to Indefinitely Postpone lost Roll Call 9'],
    ['us', 'Motion to reconsider laid on the table Agreed to without objection.'],
    ['us', 'Died in Committee'],
  ])('%s: %s', (isoCode, text) => {
    expect(endOfBill(history('Introduced', text), isoCode)).toBeNull();
  });
});

describe('Bill that moved on after an apparent end', () => {
  it.each([
    ['reconsidered', ['S COW:Failed 10-21', 'S COW:S Bill Reconsideration Motion Passed by Roll Call 18-13']],
    ['sent to a conference', ['Defeated Roll Call # 1 Yeas 0 Nays 36', 'Referred To Conference Committee']],
    [
      'read again',
      [
        ['H 3rd Reading:Failed', 'failure'],
        ['H 3rd Reading:Passed', 'passage, reading-3'],
      ],
    ],
    ['postponed after the vote was reconsidered', ['Defeated Roll Call # 5', 'Postponed For The Day']],
    ['referred again in the second year', ['DIED IN ASSEMBLY', ['REFERRED TO HEALTH', 'referral-committee']]],
  ] as const)('%s', (_name, told) => {
    expect(
      endOfBill(
        history(...told.map((one) => (typeof one === 'string' ? one : ([...one] as [string, string])))),
        'us-wy',
      ),
    ).toBeNull();
  });

  it('stays dead when the motion to reconsider fails', () => {
    const actions = history(
      ['S 3rd Reading:Failed 9-22', 'failure'],
      'S Bill Reconsideration Motion Failed by Roll Call',
    );
    expect(getBillStatus(actions, { isoCode: 'us-wy' })).toBe('FAILED');
  });
});

describe('Veto', () => {
  const passed = history(
    ['H 3rd Reading:Passed', 'passage'],
    ['S 3rd Reading:Passed', 'passage'],
    ['Governor Vetoed', 'executive-veto'],
  );
  const override = (chamber: 'lower' | 'upper'): ActionFact => ({
    date: '2026-03-01',
    text: 'Veto override passed',
    code: 'veto-override-passage',
    chamber,
  });
  const house = { isoCode: 'us-wy', originatingChamber: 'lower' } as const;

  it('remains until both chambers have overridden it', () => {
    expect(getBillStatus(passed, house)).toBe('VETOED');
    expect(getBillStatus([...passed, override('lower')], house)).toBe('VETOED');
    expect(getBillStatus([...passed, override('lower'), override('upper')], house)).toBe('ENACTED');
    expect(getBillStatus([...passed, override('upper')], { ...house, isUnicameral: true })).toBe('ENACTED');
  });

  it('is not undone by a failed override or a referral of the message', () => {
    const after = history(
      ['Failed to pass over veto', 'veto-override-failure'],
      ['Veto message referred', 'referral-committee'],
    );
    expect(getBillStatus([...passed, ...after], house)).toBe('VETOED');
  });
});

describe('Status of a dead bill', () => {
  it('is failed even if the bill had progressed far', () => {
    const actions = history(['Passed', 'passage'], ['Passed', 'passage'], 'Died in conference committee');
    expect(getBillStatus(actions, { isoCode: 'us-ms' })).toBe('FAILED');
  });

  it('comes from the code of the committee that killed it', () => {
    expect(getBillStatus(history(['Not recommended', 'committee-failure']), { isoCode: 'us-ks' })).toBe('FAILED');
  });
});
