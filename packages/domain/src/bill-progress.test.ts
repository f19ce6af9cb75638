import { describe, expect, it } from 'vitest';
import { getBillStatus, getStageTrack } from './bill-progress.ts';
import { billStatusOfLegiscan } from './legiscan-status.ts';
import type { ActionFact } from './source-record.ts';

const action = (date: string, text: string, code?: string): ActionFact =>
  code === undefined ? { date, text } : { date, text, code };

const law: ActionFact[] = [
  action('2025-01-03', 'Introduced in House', '1000'),
  action('2025-01-03', 'Referred to the House Committee on Natural Resources.', 'H11100'),
  action('2025-01-20', 'Ordered to be Reported by Unanimous Consent.'),
  action(
    '2025-01-21',
    'On motion to suspend the rules and pass the bill Agreed to by the Yeas and Nays: 413 - 0.',
    '8000',
  ),
  action('2025-01-22', 'Received in the Senate and Read twice and referred to the Committee on Energy.'),
  action('2025-12-16', 'Passed Senate without amendment by Voice Vote.'),
  action('2025-12-18', 'Presented to President.', '28000'),
  action('2025-12-26', 'Signed by President.', '36000'),
  action('2025-12-26', 'Became Public Law No: 119-62.', '36000'),
];
const house = { originatingChamber: 'lower', billType: 'Bill' } as const;

describe('getStageTrack', () => {
  it('returns the whole history of a law with dates and details', () => {
    const { status, stages, chamber } = getStageTrack(law, house);
    expect(status).toBe('ENACTED');
    expect(chamber).toBeUndefined();
    expect(stages.map((stage) => [stage.stage, stage.label, stage.detail, stage.date, stage.state])).toEqual([
      ['introduced', 'Introduced', null, '2025-01-03', 'done'],
      ['committee', 'Committee', 'Natural Resources', '2025-01-03', 'done'],
      ['floor', 'House floor', '413 - 0', '2025-01-21', 'done'],
      ['otherChamber', 'Senate', 'Voice vote', '2025-12-16', 'done'],
      ['enacted', 'Became law', 'Public Law 119-62', '2025-12-26', 'done'],
    ]);
  });

  it.each([
    [1, 'INTRODUCED', 'lower', 'introduced'],
    [2, 'IN_COMMITTEE', 'lower', 'committee'],
    [3, 'IN_COMMITTEE', 'lower', 'committee'],
    [4, 'PASSED_FIRST_CHAMBER', 'upper', 'otherChamber'],
    [5, 'PASSED_FIRST_CHAMBER', 'upper', 'otherChamber'],
    [6, 'PASSED_SECOND_CHAMBER', undefined, 'enacted'],
    [7, 'ENROLLED', undefined, 'enacted'],
  ] as const)('reads the status after %i actions as %s', (count, status, chamber, current) => {
    const progress = getStageTrack(law.slice(0, count), house);
    expect(progress.status).toBe(status);
    expect(progress.chamber).toBe(chamber);
    expect(progress.stages.filter((stage) => stage.state === 'current').map((stage) => stage.stage)).toEqual([current]);
  });

  it.each([
    ['40-20', '21-9'],
    ['21-9', '40-20'],
  ])('keeps the history order of several actions in a day: %s, then %s', (first, second) => {
    const passages = [first, second].map((count) => action('2025-03-01', `Passed ${count}`, 'passage'));
    const details = getStageTrack(passages, house).stages.map((stage) => stage.detail?.replaceAll(' ', ''));
    expect(details.slice(2, 4)).toEqual([first, second]);
  });

  it('gives future stages no date and a simple resolution no other chamber', () => {
    const actions = [action('2025-02-01', 'Submitted in House'), action('2025-02-02', 'Agreed to be debated.')];
    const { stages } = getStageTrack(actions, { originatingChamber: 'lower', billType: 'Resolution' });
    expect(stages.map((stage) => stage.stage)).toEqual(['introduced', 'committee', 'floor', 'enacted']);
    expect(stages.slice(1).map((stage) => [stage.date, stage.state])).toEqual(Array(3).fill([null, 'ahead']));
  });

  it('dates the introduction by the introducing action or else by the last filing', () => {
    const filed = [action('2025-12-01', 'Number assigned', 'filing'), action('2026-01-12', 'Received', 'filing')];
    const both = {
      ...action('2026-02-09', 'Introduced and Referred', 'introduction, referral-committee'),
      chamber: 'lower',
    } as const;
    const introducedOn = (actions: ActionFact[]) => getStageTrack(actions, house).stages[0]?.date;
    expect(introducedOn([...filed, both])).toBe('2026-02-09');
    expect(introducedOn(filed)).toBe('2026-01-12');
  });

  it('marks a veto as a failed last stage', () => {
    const { status, stages } = getStageTrack([...law.slice(0, 7), action('2025-12-27', 'Vetoed by President.')], house);
    expect(status).toBe('VETOED');
    expect(stages.at(-1)?.state).toBe('failed');
    expect(stages.slice(0, 4).every((stage) => stage.state === 'done')).toBe(true);
  });
});

describe('Last stage', () => {
  it.each([
    [5, 'Became law'],
    [6, 'Passed both chambers'],
    [7, 'Enrolled'],
    [9, 'Became law'],
  ])('matches the status after %i actions: %s', (count, label) => {
    expect(getStageTrack(law.slice(0, count), house).stages.at(-1)?.label).toBe(label);
  });

  it('is not a law for a vetoed bill or a bill passed by its only chamber', () => {
    const vetoed = [...law.slice(0, 7), action('2025-12-27', 'Vetoed by President.')];
    expect(getStageTrack(vetoed, house).stages.at(-1)?.label).toBe('Vetoed');
    expect(getStageTrack(law.slice(0, 4), { ...house, isUnicameral: true }).stages.at(-1)?.label).toBe('Passed');
  });

  it.each([
    ['us', 'Became law'],
    ['us-ca', 'Became law'],
    ['ca', 'Royal Assent'],
    ['ca-on', 'Royal Assent'],
  ])('in %s is labeled %s', (isoCode, label) => {
    expect(getStageTrack([], { isoCode }).stages.at(-1)?.label).toBe(label);
  });
});

describe('getBillStatus', () => {
  const joint = { originatingChamber: 'upper', billType: 'Resolution' } as const;

  it('does not fail a bill on a lost motion to suspend the rules', () => {
    const text =
      'On motion to suspend the rules and pass the bill Failed by the Yeas and Nays: (2/3 required): 250 - 169';
    expect(getBillStatus([action('2025-03-01', text, 'H37300')], house)).toBe('REPORTED');
    expect(getBillStatus([action('2025-03-01', 'On passage Failed by recorded vote: 195 - 234.')], house)).toBe(
      'FAILED',
    );
  });

  it('ignores steps of a rule resolution about the bill', () => {
    const actions = [law[0], action('2025-03-01', 'Rule H. Res. 546 passed House.', 'H1L220')].filter((a) => !!a);
    expect(getBillStatus(actions, house)).toBe('INTRODUCED');
  });

  it('adopts a simple resolution in its own chamber and a concurrent resolution in both', () => {
    const passed = [action('2025-03-01', 'Resolution agreed to in Senate without amendment by Unanimous Consent.')];
    expect(getBillStatus(passed, joint)).toBe('ADOPTED');
    const concurrent = { originatingChamber: 'upper', billType: 'Concurrent Resolution' } as const;
    expect(getBillStatus(passed, concurrent)).toBe('PASSED_FIRST_CHAMBER');
    const both = [...passed, action('2025-03-02', 'On agreeing to the resolution Agreed to without objection.')];
    expect(getBillStatus(both, concurrent)).toBe('ADOPTED');
  });

  it('recognizes a Senate bill placed on the calendar without a committee', () => {
    const text = 'Introduced in the Senate. Read twice. Placed on Senate Legislative Calendar under General Orders.';
    expect(getBillStatus([action('2025-03-01', text)], { originatingChamber: 'upper' })).toBe('REPORTED');
  });

  it('does not report a bill when a subcommittee is discharged', () => {
    const text = 'Subcommittee on Military Personnel Discharged.';
    expect(getBillStatus([action('2025-03-01', text)], house)).toBe('IN_COMMITTEE');
  });

  it('reads the classifications of state actions by chamber or in order', () => {
    const first = action('2026-02-01', 'H 3rd Reading:Passed 40-20', 'passage,reading-3');
    const second = action('2026-02-09', 'S 3rd Reading:Passed 30-1', 'passage,reading-3');
    expect(getBillStatus([first], house)).toBe('PASSED_FIRST_CHAMBER');
    expect(getBillStatus([first, second], house)).toBe('PASSED_SECOND_CHAMBER');
    expect(getBillStatus([{ ...second, chamber: 'upper' }], { originatingChamber: 'upper' })).toBe(
      'PASSED_FIRST_CHAMBER',
    );
    expect(getBillStatus([first], { isUnicameral: true })).toBe('PASSED_SECOND_CHAMBER');
    const vetoedInPart = action(
      '2026-03-01',
      'Governor line item veto',
      'executive-signature executive-veto-line-item',
    );
    expect(getBillStatus([first, second, vetoedInPart], house)).toBe('ENACTED');
  });

  it('does not count reconsideration in the same chamber as passage by the other', () => {
    const alaska = { ...house, isoCode: 'us-ak' };
    const passed = action('2026-02-28', 'PASSED Y32 N2');
    const again = action('2026-02-28', 'PASSED ON RECONSIDERATION Y33 N2');
    const sent = action('2026-02-28', 'TRANSMITTED TO (S)');
    expect(getBillStatus([passed, again, sent], alaska)).toBe('PASSED_FIRST_CHAMBER');
    expect(getBillStatus([passed, again, sent, action('2026-03-09', 'PASSED Y20 N0')], alaska)).toBe(
      'PASSED_SECOND_CHAMBER',
    );
  });

  it('reads a LegiScan status number by the type of measure', () => {
    expect(billStatusOfLegiscan(4, 'Bill')).toBe('ENACTED');
    expect(billStatusOfLegiscan(4, 'Concurrent Resolution')).toBe('ADOPTED');
    expect(billStatusOfLegiscan(0, 'Bill')).toBe('OTHER');
  });

  it.each([
    ['REFERRED TO LANTERNS', 'IN_COMMITTEE'],
    ['REPORTED AND COMMITTED TO FINANCE', 'IN_COMMITTEE'],
    ['1ST REPORT CAL.225', 'REPORTED'],
    ['PASSED SENATE', 'PASSED_FIRST_CHAMBER'],
    ['DELIVERED TO GOVERNOR', 'ENROLLED'],
    ['SIGNED CHAP.514', 'ENACTED'],
    ['VETOED MEMO.301', 'VETOED'],
  ])("reads New York's %s as %s", (text, status) => {
    const read = (isoCode: string) =>
      getBillStatus([{ date: '2023-01-09', text, chamber: 'upper' }], { isoCode, originatingChamber: 'upper' });
    expect(read('us-ny')).toBe(status);
    // New York's wordings apply only there.
    if (text.startsWith('SIGNED')) expect(read('us-wy')).toBe('INTRODUCED');
  });
});

describe('Passage in the words of a state', () => {
  it.each([
    ['us-ca', 'Read third time. Urgency clause adopted. Passed. Ordered to the Senate. (Ayes 58. Noes 9.).'],
    ['us-ca', 'Adopted and to Senate. (Page 7.)'],
    ['us-mi', 'Adopted And Transmitted'],
  ])('counts in %s: %s', (isoCode, text) => {
    const actions = [
      { date: '2026-01-01', text: 'Introduced', chamber: 'lower' as const },
      { date: '2026-01-02', text, chamber: 'lower' as const },
    ];
    expect(getBillStatus(actions, { isoCode, originatingChamber: 'lower' })).toBe('PASSED_FIRST_CHAMBER');
  });
});

describe('Law of a state', () => {
  it.each([
    ['us-al', 'Enacted'],
    ['us-ar', 'Notification that HB9 is now Act 12'],
    ['us-co', 'Governor Became Law'],
    ['us-ga', 'Act 12'],
    ['us-hi', 'Act 012, on 06/01/2026 (Gov. Msg. No. 9).'],
    ['us-il', 'Public Act . . . . . . . . . 104-0001'],
    ['us-md', 'Enacted under Article II, Section 17(c) of the Maryland Constitution - Chapter 12'],
    ['us-nj', 'Approved P.L.2026, c.12.'],
    ['us-tn', 'Pub. Ch. 12'],
    ['us-tx', 'Filed without the Governor’s signature'],
    ['us-va', 'Acts of Assembly Chapter text (CHAP0033)'],
    ['us-wi', 'Report approved by the Governor on 3-1-2026. 2025 Wisconsin Act 100'],
  ])('is enacted in the words of %s: %s', (isoCode, text) => {
    expect(getBillStatus([action('2026-01-01', text)], { isoCode, originatingChamber: 'lower' })).toBe('ENACTED');
  });
});

describe('Veto of a state', () => {
  const vetoed = [
    { date: '2026-01-01', text: 'Introduced', chamber: 'lower' as const },
    { date: '2026-01-02', text: 'Passed House', chamber: 'lower' as const },
    { date: '2026-01-03', text: 'Passed Senate', chamber: 'upper' as const },
    { date: '2026-01-04', text: 'Vetoed by Governor' },
  ];
  const then = (...texts: string[]) =>
    getBillStatus(
      [
        ...vetoed,
        ...texts.map((text, index) => ({
          date: `2026-01-0${index + 5}`,
          text,
          chamber: index === 0 ? ('lower' as const) : ('upper' as const),
        })),
      ],
      { isoCode: 'us-ks', originatingChamber: 'lower' },
    );

  it.each(['Motion to override veto prevailed; Yea: 84 Nay: 40', 'Veto overridden', 'Overrode the governor’s veto'])(
    'is overridden by both chambers, not by one: %s',
    (text) => {
      expect(then(text)).toBe('VETOED');
      expect(then(text, text)).toBe('ENACTED');
    },
  );

  it.each([
    'Motion to override veto failed; Veto sustained',
    'Motion to override veto not adopted',
    'Line item veto overridden',
    'Did Not Override Veto',
  ])('stands: %s', (text) => {
    expect(then(text, text)).toBe('VETOED');
  });
});

describe('Stages of the first chamber', () => {
  it('never show the reading and the committee of the other chamber', () => {
    const actions = [
      { date: '2026-02-06', text: 'Bill Number Assigned', code: 'filing', chamber: 'lower' as const },
      { date: '2026-02-21', text: 'Passed House', chamber: 'lower' as const },
      { date: '2026-02-23', text: 'Read first time', code: 'introduction', chamber: 'upper' as const },
      { date: '2026-02-23', text: 'Referred to Committee on Lanterns', chamber: 'upper' as const },
    ];
    const { stages } = getStageTrack(actions, { isoCode: 'us-wy', originatingChamber: 'lower' });
    expect(stages.map(({ date, detail }) => [date, detail]).slice(0, 4)).toEqual([
      ['2026-02-06', null],
      [null, null],
      ['2026-02-21', null],
      ['2026-02-23', null],
    ]);
  });
});
