import { describe, expect, it } from 'vitest';
import { currentRole } from './current-role.ts';
import type { RoleFact } from './stakeholder-record.ts';

function role(title: string, activeStartDate?: string, activeEndDate?: string, more: Partial<RoleFact> = {}): RoleFact {
  return {
    ...{ title, organizationName: 'Example House', organizationType: 'legislative', isoCode: 'us-wy' },
    ...(activeStartDate === undefined ? {} : { activeStartDate }),
    ...(activeEndDate === undefined ? {} : { activeEndDate }),
    ...more,
  };
}

const title = (...roles: RoleFact[]) => currentRole(roles)?.title;

describe('the role a person is known by', () => {
  it('is the one without an end, wherever it stands', () => {
    expect(title(role('Senator', '2023-01-02'), role('Representative', '2019-01-07', '2023-01-02'))).toBe('Senator');
    expect(title(role('Representative', '2019-01-07', '2023-01-02'), role('Senator', '2023-01-02'))).toBe('Senator');
  });

  it('is the one begun last where several run', () => {
    expect(title(role('Mayor', '2021-01-01'), role('Governor', '2025-01-01'), role('Member', '2017-01-01'))).toBe(
      'Governor',
    );
  });

  it('is the one that ends last where all have an end, as terms of Congress do', () => {
    expect(
      title(role('U.S. Senator', '2021-01-03', '2027-01-03'), role('U.S. Representative', '2011-01-05', '2021-01-03')),
    ).toBe('U.S. Senator');
  });

  it('is never an office among the members beside a seat', () => {
    const whip = role('Whip', '2025-01-03', undefined, { organizationType: 'leadership' });
    expect(title(role('U.S. Senator', '2021-01-03', '2027-01-03'), whip)).toBe('U.S. Senator');
    expect(title(whip)).toBe('Whip');
  });

  it('is the last one listed where no day is known', () => {
    expect(title(role('First'), role('Second'))).toBe('Second');
    expect(currentRole([])).toBeUndefined();
    expect(currentRole(undefined)).toBeUndefined();
  });
});
