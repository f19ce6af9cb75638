import type { ActionFact } from '@rotunda/domain';
import { describe, expect, test } from 'vitest';
import { findLegislature, type Legislature } from './legislatures.ts';
import { readSteps } from './read-steps.ts';
import { action, buildBill } from './testing/build-bill.ts';

function getLegislature(isoCode: string): Legislature {
  const legislature = findLegislature(isoCode);
  if (legislature === undefined) throw new Error(`There is no ${isoCode}.`);
  return legislature;
}

function read(isoCode: string, actions: ActionFact[], originatingChamber: 'lower' | 'upper' = 'lower') {
  return readSteps(buildBill({ isoCode, actions, originatingChamber }), getLegislature(isoCode));
}

function readKind(isoCode: string, text: string, chamber?: ActionFact['chamber']) {
  const [step] = read(isoCode, [action('2013-03-01', text, chamber)]);
  return step === undefined ? undefined : `${step.kind} ${step.house ?? ''}`;
}

describe('Congress', () => {
  test.each([
    ['Referred to the House Committee on Ways and Means.', 'referred lower'],
    ['Read twice and referred to the Committee on Finance.', 'referred upper'],
    ['Referred to the Subcommittee on Health.', 'toSubcommittee lower'],
    ['Ordered to be Reported (Amended) by the Yeas and Nays: 27 - 20.', 'ordered lower'],
    ['Placed on the Union Calendar, Calendar No. 40.', 'calendar lower'],
    [
      'Read the second time. Placed on Senate Legislative Calendar under General Orders. Calendar No. 601.',
      'calendar upper',
    ],
    ['Committee on Financial Services discharged.', 'discharged lower'],
    ['Rules Committee Resolution H. Res. 727 Reported to House.', 'rule lower'],
    [
      'On motion to suspend the rules and pass the bill Failed by the Yeas and Nays: (2/3 required): 233 - 180.',
      'failed lower',
    ],
    ['Passed/agreed to in House: On passage Passed by recorded vote: 226 - 191 (Roll no. 515).', 'passed lower'],
    ['Passed Senate without amendment by Unanimous Consent.', 'passed upper'],
    [
      'Cloture on the motion to proceed to the measure not invoked in Senate by Yea-Nay Vote. 51 - 44.',
      'clotureFailed upper',
    ],
    ['Became Public Law No: 113-1.', 'law lower'],
  ])('reads %s', (text, expected) => {
    expect(readKind('us', text)).toBe(expected);
  });

  test.each([
    'Subcommittee on Water and Power Discharged.',
    'Motion to reconsider laid on the table Agreed to without objection.',
  ])('takes nothing from %s', (text) => {
    expect(readKind('us', text)).toBeUndefined();
  });

  test('counts one event that the House and the Library of Congress both report once, with its counts', () => {
    const steps = read('us', [
      action('2013-03-01', 'On passage Passed by the Yeas and Nays: 226 - 191 (Roll no. 515).'),
      action(
        '2013-03-01',
        'Passed/agreed to in House: On passage Passed by the Yeas and Nays: 226 - 191 (Roll no. 515).',
      ),
    ]);
    expect(steps).toMatchObject([{ kind: 'passed', ayes: 226, noes: 191 }]);
  });

  test('names a committee the same whatever a source adds to it', () => {
    const committees = [
      'Referred to the House Committee on the Judiciary.',
      'Referred to the Committee on the Judiciary, and in addition to the Committee on Rules, for a period to be determined.',
    ].map((text) => read('us', [action('2013-03-01', text)])[0]?.committee);
    expect(committees).toEqual(['judiciary', 'judiciary']);
  });

  test('knows that a committee acts in the other chamber once its own has passed the bill', () => {
    const steps = read('us', [
      action('2013-03-01', 'On passage Passed by voice vote.'),
      action('2013-04-01', 'Committee on Finance. Hearings held.'),
    ]);
    expect(steps.at(-1)).toMatchObject({ kind: 'hearing', house: 'upper' });
  });

  test('orders a history that lists a later day first', () => {
    const steps = read('us', [
      action('2013-05-01', 'Committee on Ways and Means discharged.'),
      action('2013-03-01', 'Referred to the Subcommittee on Health.'),
    ]);
    expect(steps.map(({ kind }) => kind)).toEqual(['toSubcommittee', 'discharged']);
  });
});

describe('Michigan', () => {
  test.each([
    ['Referred To Committee On Tax Policy', 'referred upper'],
    ['Referred To Committee Of The Whole', 'calendar upper'],
    ['Reported With Recommendation Without Amendment', 'reported upper'],
    ['Reported With Recommendation For Referral To Committee On Appropriations', 'passedCommittee upper'],
    ['Passed; Given Immediate Effect Roll Call # 3 Yeas 28 Nays 9', 'passed upper'],
    ['House Substitute H-1 Concurred In Roll Call # 3 Yeas 28 Nays 9', 'differences upper'],
    ["Assigned Pa 12'13 With Immediate Effect", 'law upper'],
  ])('reads %s', (text, expected) => {
    expect(readKind('us-mi', text, 'upper')).toBe(expected);
  });
});

describe('California', () => {
  test.each([
    [
      'From committee: Do pass and re-refer to Com. on APPR. (Ayes 7. Noes 3.) (April 2).',
      'Do pass and be re-referred to the Committee on [Appropriations] (Ayes 7. Noes 3.)',
    ],
    ['From committee: Do pass as amended. (Ayes 12. Noes 3.) (May 20).', 'Do pass as amended (Ayes 12. Noes 3.)'],
    [
      'Read third time. Passed. Ordered to the Senate. (Ayes 60. Noes 15.)',
      'AB 1 Frazier Assembly Third Reading (Ayes 60. Noes 15.)',
    ],
  ])('reads the history and the roll call of one event alike: %s', (history, rollCall) => {
    expect(readKind('us-ca', history, 'lower')).toBe(readKind('us-ca', rollCall, 'lower'));
    expect(readKind('us-ca', history, 'lower')).toMatch(/^(passedCommittee|reported|passed) lower$/);
  });

  test('counts a vote short of a majority of the seats as lost', () => {
    expect(readKind('us-ca', 'AB 1 Frazier Assembly Third Reading (Ayes 40. Noes 15.)', 'lower')).toBe('failed lower');
  });
});
