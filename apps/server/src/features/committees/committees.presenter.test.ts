import { describe, expect, it } from 'vitest';
import { testCard } from '../../app/testing/test-card.ts';
import type { MemberPerson } from './committees.repository.ts';
import { partyBreakdown } from './queries/party-breakdown.ts';
import { presentCommittee } from './committees.presenter.ts';
import type { StoredCommittee } from './queries/stored-committee.ts';

const NOW_MS = Date.UTC(2026, 2, 9);
const person = (changes: Partial<MemberPerson> = {}): MemberPerson => ({
  fusionId: 'person-1',
  fullSourceId: 'bioguide:X1',
  photoUrl: null,
  roles: [],
  parties: [],
  isSample: false,
  ...changes,
});
function presented(facts: Partial<StoredCommittee['facts']>, people: Record<string, MemberPerson> = {}) {
  return presentCommittee({
    document: {
      facts: {
        kind: 'committee',
        isoCode: 'us',
        fullSourceId: 's',
        ...facts,
      },
      provenance: [],
    },
    card: testCard({ documentType: 'Committee' }),
    parent: null,
    subcommittees: [],
    staffers: [],
    nowMs: NOW_MS,
    upcomingMeetings: {
      results: [],
      total: 0,
    },
    pastMeetings: {
      results: [],
      total: 0,
    },
    getPerson: (id: string) => people[id],
  });
}
const member = (fullName: string, changes: object = {}) => ({ fullName, ...changes });

describe('Committee members', () => {
  it('lists chairs before ranking members, regardless of source order', () => {
    const members = [
      member('A', { title: 'Ranking Member' }),
      member('B', { title: 'Vice Chair' }),
      member('C', { title: 'Chair' }),
    ];
    expect(presented({ members }).leaders.map(({ fullName, leaderType }) => [fullName, leaderType])).toEqual([
      ['C', 'Chair'],
      ['A', 'Ranking Member'],
    ]);
  });

  it('prefers the party of the committee seat over the person and links to stored people', () => {
    const parties = [{ partyCode: 'R', rawParty: 'Republican' }];
    const people = { 'person-1': person({ parties }) };
    const members = [
      member('A', { personFusionId: 'person-1', party: 'Independent' }),
      member('B', { personFusionId: 'person-1' }),
    ];
    expect(presented({ members }, people).members).toMatchObject([
      { party: 'Independent', fusionId: 'person-1', fullSourceId: 'bioguide:X1' },
      { party: 'Republican' },
    ]);
  });

  it('have no page, seat or party when the person is not stored', () => {
    expect(presented({ members: [member('A', { personFusionId: 'person-9' }), member('B')] }).members).toMatchObject([
      { fullName: 'A', fusionId: null, party: null, seat: null },
      { fullName: 'B', fusionId: null },
    ]);
  });

  it('show only photos with a web address', () => {
    const getPhoto = (photoUrl: string) =>
      presented({ members: [member('A', { personFusionId: 'p' })] }, { p: person({ photoUrl }) }).members[0]?.photoUrl;
    expect(getPhoto('https://photos.example/a.jpg')).toBe('https://photos.example/a.jpg');
    expect(getPhoto('javascript:alert(1)')).toBeNull();
  });
});

describe('Committee contact', () => {
  const sites = (url: string | undefined, ...stated: string[]) =>
    presented({
      ...(url && { url }),
      contact: { websites: stated.map((one) => ({ websiteType: 'x', url: one })) },
    }).contact.websites.map((site) => site.url);

  it('lists the committee site first and removes duplicates that differ by a trailing slash', () => {
    expect(sites('https://rules.example', 'https://other.example')).toEqual([
      'https://rules.example',
      'https://other.example',
    ]);
    expect(sites('https://rules.example/', 'https://rules.example')).toEqual(['https://rules.example']);
    expect(sites('no address', 'https://rules.example')).toEqual(['https://rules.example']);
    expect(sites(undefined)).toEqual([]);
  });

  it('formats the address without empty lines', () => {
    const contact = {
      addresses: [
        {
          addressType: 'capitol',
          building: 'Longworth',
          room: '1301',
          street: '1 Main',
          street2: '',
          city: 'Washington',
          subdivision: 'DC',
          zipCode: '20515',
        },
        { addressType: 'office', name: 'Field office', city: 'Laramie' },
        { addressType: 'mail' },
      ],
    };
    expect(presented({ contact }).contact.addresses).toEqual([
      { addressType: 'capitol', lines: ['Longworth, 1301', '1 Main', 'Washington, DC 20515'] },
      { addressType: 'office', lines: ['Field office', 'Laramie'] },
      { addressType: 'mail', lines: [] },
    ]);
  });
});

it('presentCommittee treats a blank jurisdiction as missing', () => {
  expect(presented({ jurisdictionText: ' \n' }).jurisdictionText).toBeNull();
  expect(presented({ jurisdictionText: ' Widgets ' }).jurisdictionText).toBe('Widgets');
});

it('partyBreakdown counts parties by their current names and skips people without a party', () => {
  expect(partyBreakdown(['Democratic', 'D', 'Republican', 'Pirate', null, undefined, ''])).toEqual({
    Democratic: 2,
    Republican: 1,
    Independent: 0,
    Libertarian: 0,
    Green: 0,
    Other: 1,
  });
});
