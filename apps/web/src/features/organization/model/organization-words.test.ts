import { describe, expect, it } from 'vitest';
import { checkNewUser, type NewUser } from './check-new-user.ts';
import { describeEntitlements } from './describe-entitlements.ts';
import { describePeople } from './describe-people.ts';
import { organizationTexts } from './organization-texts.ts';
import { US_STATES } from './us-states.ts';

const states = (...USStateList: string[]) => describeEntitlements({ USFederal: false, USStateList }).states;

describe('describeEntitlements', () => {
  it('names up to eight states in a fixed order and counts more', () => {
    expect(states('WY', 'AK', 'TX')).toBe('Alaska, Texas, Wyoming');
    const nine = US_STATES.slice(0, 9).map(({ code }) => code);
    expect(states(...nine.slice(1)).split(', ')).toHaveLength(8);
    expect(states(...nine)).toBe(`9 of ${US_STATES.length} US states and territories`);
  });

  it('uses words for none and all, and ignores unknown states', () => {
    expect(states()).toBe('No US states or territories');
    expect(states('XX')).toBe('No US states or territories');
    expect(states(...US_STATES.map(({ code }) => code), 'XX')).toBe('All US states and territories');
    expect(states('TX', 'TX')).toBe('Texas');
  });

  it('says whether federal documents are included', () => {
    const federal = (USFederal: boolean) => describeEntitlements({ USFederal, USStateList: [] }).federal;
    expect([federal(true), federal(false)]).toEqual([organizationTexts.federalOn, organizationTexts.federalOff]);
  });
});

it.each([
  [1, 1, '1 person'],
  [0, 0, '0 people'],
  [1204, 1204, '1,204 people'],
  [12, 9, '12 people, 3 inactive'],
])('describePeople shows %i people, %i of them active, as %s', (people, activePeople, words) => {
  expect(describePeople({ people, activePeople })).toBe(words);
});

describe('New user form', () => {
  const user: NewUser = {
    email: 'nora@tenants.example',
    firstName: 'Nora',
    lastName: '',
    role: 'member',
    password: 'x'.repeat(12),
  };
  const faults = (changes: Partial<NewUser>) => checkNewUser({ ...user, ...changes });

  it('accepts a missing last name and spaces around the address', () => {
    expect(faults({})).toEqual({});
    expect(faults({ email: ' nora@tenants.example ' })).toEqual({});
  });

  it('reports all missing fields together', () => {
    expect(faults({ email: ' ', firstName: '  ', password: '' })).toEqual({
      email: organizationTexts.emailRequired,
      firstName: organizationTexts.firstNameRequired,
      password: organizationTexts.passwordRequired,
    });
  });

  it.each(['nora', 'nora@tenants', '@tenants.example', 'no ra@tenants.example', 'a@b@tenants.example'])(
    'rejects the e-mail address %s',
    (email) => expect(faults({ email })).toEqual({ email: organizationTexts.emailError }),
  );

  it('rejects a password of fewer than twelve characters', () => {
    expect(faults({ password: 'x'.repeat(11) })).toEqual({ password: organizationTexts.passwordShort });
  });
});
