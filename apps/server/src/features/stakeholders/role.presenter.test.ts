import { describe, expect, it } from 'vitest';
import type { Person } from '@rotunda/contract';
import { presentRole } from './role.presenter.ts';
import type { NamedRole } from './roles/roles.ts';

const role = (changes: Partial<NamedRole> = {}): NamedRole => ({
  relationshipFusionId: 'r1',
  title: 'Counsel',
  role: 'staff',
  isoCode: 'us-wy',
  organizationName: 'Office',
  organizationType: 'legislative',
  ...changes,
});
const presented = (changes: Partial<NamedRole> = {}, held: Record<string, string> = {}) =>
  presentRole(
    role(changes),
    // Only the name and the id of a person are read.
    new Map(Object.entries(held).map(([id, fullName]) => [id, { fullName, fusionId: id } as Person])),
  );

describe('presentRole', () => {
  it('returns every field with null or empty values when nothing is known', () => {
    expect(presented()).toEqual({
      fusionId: 'r1',
      title: 'Counsel',
      parentPerson: null,
      seatDistrictName: null,
      ranking: null,
      organization: {
        name: 'Office',
        organizationType: 'legislative',
        orgLevelType: null,
        localityCode: 'WY',
        countryCode: expect.stringMatching(/^us$/i),
        parentages: [],
        fullSourceId: null,
      },
      activeStartDate: null,
      activeEndDate: null,
      relationshipType: 'other',
      websites: [],
      emails: [],
      phones: [],
      addresses: [],
    });
  });

  it('names the employer of staff by the stored name or else by the name in the source', () => {
    const employer = { parentPersonFusionId: 'p1', parentPersonName: 'A. Ruiz' };
    expect(presented(employer, { p1: 'Ana Ruiz' }).parentPerson).toEqual({ fullName: 'Ana Ruiz', fusionId: 'p1' });
    expect(presented(employer).parentPerson).toEqual({ fullName: 'A. Ruiz', fusionId: null });
    expect(presented({ parentPersonFusionId: 'p1' }).parentPerson).toBeNull();
  });

  it('returns the contact details of the role with every field', () => {
    const contact = {
      phones: [{ phoneType: 'fax', number: '1' }],
      addresses: [{ addressType: 'capitol', city: 'Cheyenne' }],
    };
    expect(presented({ contact })).toMatchObject({
      phones: [{ phoneType: 'fax', number: '1' }],
      addresses: [{ addressType: 'capitol', city: 'Cheyenne', street: null, phones: [], faxes: [], hours: null }],
    });
  });

  it('returns the locality and country of the role, where a federal role has the country itself', () => {
    expect(presented({ isoCode: 'us' }).organization).toMatchObject({ localityCode: 'US' });
    expect(presented({ isoCode: 'xx-yy' }).organization).toMatchObject({ localityCode: 'YY', countryCode: null });
  });
});
