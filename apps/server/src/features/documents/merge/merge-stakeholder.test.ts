import type { CommitteeRecord, PersonRecord, RoleFact } from '@rotunda/domain';
import { describe, expect, it } from 'vitest';
import { mergeDocument } from './merge-document.ts';
import type { FactRow } from './merged-document.ts';

const CONTEXT = { today: '2026-05-01', nowMs: Date.parse('2026-05-01T12:00:00Z') };
const ID = 'person-bioguide-E000001';

function row<R extends PersonRecord | CommitteeRecord>(source: string, record: R): FactRow<R> {
  return { source, part: record.part, record, sourceUrl: null, sourceUpdatedTs: null, fetchedTs: 1 };
}

function person(part: string, more: Partial<PersonRecord>): PersonRecord {
  return { kind: 'person', fusionId: ID, part, isoCode: 'us', fullSourceId: 'bioguide:E000001', ...more };
}

function seat(title: string, start?: string, end?: string, more: Partial<RoleFact> = {}): RoleFact {
  return {
    title,
    organizationName: 'Example Chamber',
    organizationType: 'legislative',
    isoCode: 'us',
    ...(start === undefined ? {} : { activeStartDate: start }),
    ...(end === undefined ? {} : { activeEndDate: end }),
    ...more,
  };
}

const merged = (...rows: FactRow[]) => mergeDocument(ID, rows, CONTEXT);
const getFacts = (...rows: FactRow[]) => merged(...rows).facts;

describe('Contact of a person', () => {
  const main = person('main', {
    contact: {
      websites: [{ websiteType: 'official', url: 'https://ada.example/' }],
      phones: [{ phoneType: 'capitol', number: '202-555-0100' }],
      addresses: [{ addressType: 'capitol', street: '1 Hill Building' }],
    },
  });
  const social = person('social', { contact: { websites: [{ websiteType: 'twitter', url: 'ada' }] } });
  const offices = person('offices', {
    contact: {
      addresses: [
        { addressType: 'district', street: '2 Main St', city: 'Elm' },
        { addressType: 'district', street: '3 Oak St', city: 'Ash' },
      ],
    },
  });

  it('merges accounts, capitol and district offices across the files of a source', () => {
    const rows = [main, social, offices].map((record) => row('congress-legislators', record));
    expect(getFacts(...rows)).toMatchObject({
      contact: {
        websites: [
          { websiteType: 'official', url: 'https://ada.example/' },
          { websiteType: 'twitter', url: 'ada' },
        ],
        phones: [{ number: '202-555-0100' }],
        addresses: [{ street: '1 Hill Building' }, { city: 'Elm' }, { city: 'Ash' }],
      },
    });
  });

  it('takes each kind from a single source to avoid duplicate offices', () => {
    const other = person('main', {
      contact: {
        addresses: [{ addressType: 'capitol', street: '1 Hill Building', city: 'Washington' }],
        emails: [{ emailAddress: 'ada@house.example' }],
      },
    });
    const facts = getFacts(row('congress-legislators', main), row('congress-api', other));
    expect(facts).toMatchObject({
      contact: {
        addresses: [{ street: '1 Hill Building', city: 'Washington' }],
        emails: [{ emailAddress: 'ada@house.example' }],
        phones: [{ number: '202-555-0100' }],
      },
    });
  });
});

describe('Roles of a person', () => {
  const house = seat('U.S. Representative', '2015-01-03', '2021-01-03');
  const senate = seat('U.S. Senator', '2021-01-03', '2027-01-03', { role: 'senator', chamber: 'upper' });

  it('come from the source with dates, in any order of arrival', () => {
    const undated = person('main', { roles: [seat('U.S. Representative'), seat('U.S. Senator')] });
    const own = person('main', { roles: [house, senate] });
    const document = merged(row('congress-api', undated), row('congress-legislators', own));
    expect(document.facts).toMatchObject({ roles: [house, senate] });
    expect(document).toMatchObject({ byline: 'U.S. Senator', chamber: 'upper', stakeholderType: 'senator' });
  });

  it('combine the parts of that source and add staff and executive roles of others', () => {
    const president = seat('President', '2025-01-20', undefined, { organizationType: 'executive' });
    const staff = seat('Aide', undefined, undefined, { organizationType: 'office', relationshipType: 'staff' });
    const whip = seat('Whip', '2022-01-03', undefined, { organizationType: 'leadership' });
    const rows = [
      row('congress-legislators', person('main', { roles: [house, senate, whip] })),
      row('congress-legislators', person('executive', { roles: [president] })),
      row('staffers', person('row-1', { roles: [staff] })),
    ];
    expect(getFacts(...rows)).toMatchObject({ roles: [house, senate, whip, president, staff] });
    expect(merged(...rows).byline).toBe('President');
  });

  it('merge a seat repeated per session without a start date', () => {
    const session = (end: string) =>
      person(`session-${end}`, { roles: [seat('Representative', undefined, end, { seatDistrictName: '7' })] });
    const rows = [session('2014-12-31'), session('2012-12-31'), session('2010-12-31')].map((record, index) => ({
      ...row('legiscan', record),
      sourceUpdatedTs: 100 - index,
    }));
    expect(getFacts(...rows)).toMatchObject({ roles: [{ activeEndDate: '2014-12-31' }] });
  });
});

it('An ended role without a start date is kept beside its successor in the same seat', () => {
  const before = seat('Representative', undefined, '2020-12-31', { seatDistrictName: '35' });
  const now = seat('Representative', '2021-01-05', undefined, { seatDistrictName: '35' });
  const current = seat('Representative', undefined, undefined, { seatDistrictName: '35' });
  const rows = [
    row('openstates-people', person('main', { roles: [before, now] })),
    row('openstates-people', person('api', { roles: [current] })),
  ];
  expect(getFacts(...rows)).toMatchObject({ roles: [before, now] });
  expect(getFacts(...rows)).toHaveProperty('roles.length', 2);
});

it('A photo credit is kept only with its own photo', () => {
  const credited = person('main', { photoUrl: 'https://photos.example/1', photoCredit: 'Ada Studio' });
  const other = person('main', { photoUrl: 'https://photos.example/2' });
  expect(getFacts(row('congress-legislators', other), row('congress-api', credited))).toMatchObject({
    photoCredit: 'Ada Studio',
  });
  expect(getFacts(row('congress-api', other), row('congress-legislators', credited))).not.toHaveProperty('photoCredit');
});

it('Committee members come from a single source across its records, each once', () => {
  const committee = (part: string, names: string[]): CommitteeRecord => ({
    kind: 'committee',
    fusionId: 'committee-us-hsxx',
    part,
    isoCode: 'us',
    fullSourceId: 'thomas:HSXX',
    members: names.map((fullName) => ({ fullName })),
  });
  const rows = [
    row('openstates-people', committee('a', ['Ada Example', 'Bea Other', 'Cy Third'])),
    row('congress-legislators', committee('members', ['Ada L. Example', 'Bea Other'])),
    row('congress-legislators', committee('second', ['Bea Other'])),
  ];
  const { facts } = mergeDocument('committee-us-hsxx', rows, CONTEXT);
  expect(facts).toMatchObject({ members: [{ fullName: 'Ada L. Example' }, { fullName: 'Bea Other' }] });
});
