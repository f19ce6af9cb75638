import { describe, expect, it } from 'vitest';
import type { Person } from '@rotunda/contract';
import { presentRole } from './present-role.ts';
import type { NamedRole } from './roles.ts';

const role = (changes: Partial<NamedRole> = {}): NamedRole => ({
  ...{ relationshipFusionId: 'r1', title: 'Counsel', role: 'staff', isoCode: 'us-wy' },
  ...{ organizationName: 'Office', organizationType: 'legislative' },
  ...changes,
});
const presented = (changes: Partial<NamedRole> = {}, held: Record<string, string> = {}) =>
  presentRole(
    role(changes),
    // Only the name and the id of a person are read.
    new Map(Object.entries(held).map(([id, fullName]) => [id, { fullName, fusionId: id } as Person])),
  );

describe('a role of a person', () => {
  it('has every field, and nothing where nothing is known', () => {
    expect(presented()).toEqual({
      ...{ fusionId: 'r1', title: 'Counsel', parentPerson: null, seatDistrictName: null, ranking: null },
      organization: {
        ...{ name: 'Office', organizationType: 'legislative', orgLevelType: null, localityCode: 'WY' },
        ...{ countryCode: expect.stringMatching(/^us$/i), parentages: [], fullSourceId: null },
      },
      ...{ activeStartDate: null, activeEndDate: null, relationshipType: 'other' },
      ...{ websites: [], emails: [], phones: [], addresses: [] },
    });
  });

  it('names whom a member of staff works for: who is held by the name of today, else as the source does', () => {
    const employer = { parentPersonFusionId: 'p1', parentPersonName: 'A. Ruiz' };
    expect(presented(employer, { p1: 'Ana Ruiz' }).parentPerson).toEqual({ fullName: 'Ana Ruiz', fusionId: 'p1' });
    expect(presented(employer).parentPerson).toEqual({ fullName: 'A. Ruiz', fusionId: null });
    expect(presented({ parentPersonFusionId: 'p1' }).parentPerson).toBeNull();
  });

  it('is reached at its own addresses, with every field of them', () => {
    const contact = {
      phones: [{ phoneType: 'fax', number: '1' }],
      addresses: [{ addressType: 'capitol', city: 'Cheyenne' }],
    };
    expect(presented({ contact })).toMatchObject({
      phones: [{ phoneType: 'fax', number: '1' }],
      addresses: [{ addressType: 'capitol', city: 'Cheyenne', street: null, phones: [], faxes: [], hours: null }],
    });
  });

  it('is of the place of its country, which a federal one is itself', () => {
    expect(presented({ isoCode: 'us' }).organization).toMatchObject({ localityCode: 'US' });
    expect(presented({ isoCode: 'xx-yy' }).organization).toMatchObject({ localityCode: 'YY', countryCode: null });
  });
});
