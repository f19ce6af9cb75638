import { describe, expect, it } from 'vitest';
import { getStageTrack } from './bill-progress.ts';
import type { BillType, Chamber } from './status.ts';

function getLast(text: string, originatingChamber: Chamber = 'lower', billType: BillType = 'Resolution') {
  const actions = [
    { date: '2026-01-01', text: originatingChamber === 'lower' ? 'Submitted in House' : 'Introduced in Senate' },
    { date: '2026-01-02', text: 'Considered as privileged matter.' },
    { date: '2026-01-02', text },
  ];
  return getStageTrack(actions, { isoCode: 'us', originatingChamber, billType });
}

describe('Measure of Congress that was disposed of', () => {
  it.each([
    'On motion to table the measure Agreed to by the Yeas and Nays: 214 - 213 (Roll no. 9).',
    'On motion to table Agreed to by the Yeas and Nays: 214 - 213 (Roll no. 9).',
    'On motion to lay the resolution on the table Agreed to by recorded vote: 214 - 213.',
    'Pursuant to the provisions of H. Res. 12, H. Res. 9 is laid on the table.',
    'Pursuant to the provisions of H. Res. 12, H.R. 9 is laid on the table.',
    'LAID ON THE TABLE - Without objection, the Chair announced that H.R. 9 is laid on the table.',
    'Laid on the table pursuant to H. Res. 12.',
    'Resolution laid on the table in Senate by Voice Vote.',
    'Motion to table the measure agreed to in Senate by Yea-Nay Vote. 55 - 45.',
    'Motion by Senator Poe to table S. Res. 9 agreed to in Senate by Voice Vote.',
    'Indefinitely postponed by Senate by Unanimous Consent.',
    'Measure indefinitely postponed in Senate by Voice Vote.',
    'On motion to strike the enacting clause Agreed to by recorded vote: 220 - 210.',
    'The resolution was ruled out of order by the Chair.',
    'Point of order sustained against the measure.',
    'On agreeing to the resolution Failed by the Yeas and Nays: 200 - 220 (Roll no. 9).',
    'Resolution not agreed to in Senate by Yea-Nay Vote. 41 - 57.',
    'Resolution, as amended, not agreed to in Senate by Voice Vote.',
    'Measure rejected by voice vote.',
    'Failed to pass Senate by Voice Vote.',
  ])('has failed: %s', (text) => {
    const { status, stages } = getLast(text);
    expect(status).toBe('FAILED');
    expect(stages.map(({ state }) => state)).toEqual(['done', 'done', 'failed', 'ahead']);
  });

  it.each(['By unanimous consent, the resolution was withdrawn.', 'Measure withdrawn.'])(
    'was withdrawn: %s',
    (text) => {
      expect(getLast(text).status).toBe('WITHDRAWN');
    },
  );

  it('stays dead when the motion to reconsider is laid on the table', () => {
    const actions = [
      'Submitted in House',
      'On motion to table the measure Agreed to by voice vote.',
      'Motion to reconsider laid on the table Agreed to without objection.',
    ].map((text) => ({ date: '2026-01-01', text }));
    expect(getStageTrack(actions, { isoCode: 'us', billType: 'Resolution' }).status).toBe('FAILED');
  });
});

describe('Measure of Congress that is still before its chamber', () => {
  it.each([
    'Motion to reconsider laid on the table Agreed to without objection.',
    'Ms. Lamp (MA) moved to table the measure.',
    'On motion to table the measure Failed by the Yeas and Nays: 201 - 214 (Roll no. 9).',
    'Motion by Senator Poe to table S. Res. 9 not agreed to in Senate by Yea-Nay Vote. 42 - 57.',
    'Motion to table the measure rejected in Senate by Yea-Nay Vote. 42 - 57.',
    'Motion by Senator Poe to postpone S. Res. 9 indefinitely not agreed to in Senate by Voice Vote.',
    'On motion to strike the enacting clause not agreed to by voice vote.',
    'On motion to table the appeal of the ruling of the Chair Agreed to by recorded vote: 220 - 190.',
    'On motion to table the motion to refer Agreed to by the Yeas and Nays: 220 - 190.',
    'Motion to table the amendment SA 9 agreed to in Senate by Yea-Nay Vote. 60 - 40.',
    'Motion by Senator Poe to recommit to Senate Committee on Finance with instructions tabled in Senate by Yea-Nay Vote. 56 - 42.',
    'Motion to table the message from the House with respect to H.J. Res. 9 agreed to in Senate by Yea-Nay. 54 - 46.',
    'Table Motion to Discharge Agreed to by the Yeas and Nays: 220 - 200 (Roll no. 9).',
    'Motion to proceed to consideration of measure rejected in Senate by Yea-Nay Vote. 40 - 60.',
    'Motion to proceed to consideration of measure withdrawn in Senate.',
    'Cloture not invoked in Senate by Yea-Nay Vote. 52 - 48.',
    'Motion to discharge Senate Committee on Foreign Relations rejected by Yea-Nay Vote. 40 - 60.',
    'On motion to suspend the rules and pass the bill Failed by the Yeas and Nays: (2/3 required): 250 - 169.',
    'On motion to recommit Failed by the Yeas and Nays: 205 - 220.',
    'Rule provides for consideration of H.R. 9. Upon adoption, H. Res. 8 is laid on the table.',
    'A similar measure, H.R. 9, was laid on the table without objection.',
    'The committee substitute withdrawn by Unanimous Consent.',
    'Point of order sustained against the motion to recommit with instructions.',
  ])('%s', (text) => {
    expect(getLast(text, 'upper', 'Bill').status).toBe('REPORTED');
  });
});

describe('Veto of the President', () => {
  const presented = [
    { date: '2026-01-01', text: 'Introduced in House', code: '1000' },
    { date: '2026-01-02', text: 'On passage Passed by voice vote.', code: '8000' },
    { date: '2026-01-03', text: 'Passed Senate without amendment by Voice Vote.', code: '17000' },
    { date: '2026-01-04', text: 'Presented to President.', code: '28000' },
    { date: '2026-01-05', text: 'Vetoed by President.', code: '31000' },
  ];
  const failed =
    'Failed of passage in House over veto On passage, the objections of the President to the contrary notwithstanding Failed by the Yeas and Nays: (2/3 required): 242 - 177.';
  const house =
    'Passed House over veto: On passage, the objections of the President to the contrary notwithstanding Passed by the Yeas and Nays: (2/3 required): 322 - 87.';
  const senate = 'Passed Senate over veto by Yea-Nay Vote. 81 - 13.';
  const statusAfter = (...texts: string[]) =>
    getStageTrack([...presented, ...texts.map((text) => ({ date: '2026-01-06', text }))], {
      isoCode: 'us',
      originatingChamber: 'lower',
    }).status;

  it('stands until both chambers have overridden it', () => {
    expect(statusAfter()).toBe('VETOED');
    expect(statusAfter(failed)).toBe('VETOED');
    expect(statusAfter(house)).toBe('VETOED');
    expect(statusAfter(house, senate)).toBe('ENACTED');
    expect(
      statusAfter(
        'On motion to refer the bill and the accompanying veto message to the Committee on Lamps. Agreed to without objection.',
      ),
    ).toBe('VETOED');
  });

  it('may be a pocket veto', () => {
    const actions = [...presented.slice(0, 4), { date: '2026-01-09', text: 'Pocket Vetoed by President.' }];
    expect(getStageTrack(actions, { isoCode: 'us', originatingChamber: 'lower' }).status).toBe('VETOED');
  });
});
