import type { CommitteeRecord, HearingRecord, PersonRecord, RoleFact } from '@rotunda/domain';
import { describe, expect, it } from 'vitest';
import { testBill } from '../../app/testing/ingest-records.ts';
import { workspaceTest } from '../../app/testing/workspace-test.ts';

const seat = (more: Partial<RoleFact> = {}): RoleFact => ({
  title: 'U.S. Representative',
  organizationName: 'U.S. House of Representatives',
  isoCode: 'us',
  organizationType: 'legislative',
  chamber: 'lower',
  seatDistrictName: 'Wyoming At-Large',
  activeStartDate: '2025-01-03',
  activeEndDate: '2027-01-03',
  ...more,
});

const member = (key: string, fullName: string, party: string, role: Partial<RoleFact> = {}): PersonRecord => ({
  kind: 'person',
  fusionId: `person-bioguide-${key}`,
  part: 'main',
  isoCode: 'us',
  fullName,
  fullSourceId: `bioguide:${key}`,
  parties: [
    {
      partyCode: 'O',
      rawParty: party,
    },
  ],
  roles: [
    seat({
      party,
      ...role,
    }),
  ],
});

const committee = (key: string, name: string, more: Partial<CommitteeRecord> = {}): CommitteeRecord => ({
  kind: 'committee',
  fusionId: `committee-us-${key}`,
  part: 'main',
  isoCode: 'us',
  name,
  chamber: 'lower',
  fullSourceId: `thomas:${key.toUpperCase()}`,
  ...more,
});

const meeting = (id: string, date: string, fusionId: string): HearingRecord => ({
  kind: 'hearing',
  fusionId: `hearing-us-119-${id}`,
  part: 'main',
  isoCode: 'us',
  eventId: id,
  date,
  eventType: 'committee_hearing',
  title: `Meeting ${id}`,
  committees: [
    {
      name: 'Widgets',
      fusionId,
    },
  ],
});

const staffer = (key: string, fullName: string, role: Partial<RoleFact>): PersonRecord => ({
  kind: 'person',
  fusionId: `person-staff-${key}`,
  part: 'row',
  isoCode: 'us',
  fullSourceId: `staff:${key}`,
  fullName,
  roles: [
    {
      title: 'Counsel',
      role: 'staff',
      relationshipType: 'staff',
      organizationType: 'committee',
      isoCode: 'us',
      organizationName: 'House Committee on Widgets',
      issueAreas: ['Tariffs'],
      contact: {
        emails: [{ emailAddress: `${key}@house.example` }],
        phones: [
          {
            phoneType: 'office',
            number: '555',
          },
        ],
      },
      ...role,
    },
  ],
});

const WIDGETS = 'committee-us-hsxx';
const widgets = committee('hsxx', 'House Committee on Widgets', {
  jurisdictionText: 'Widgets of every size.',
  url: 'https://widgets.example/',
  contact: {
    websites: [{ websiteType: 'minority', url: 'https://minority.example' }],
    addresses: [
      { addressType: 'capitol', room: '12', building: 'Hill Building', city: 'Washington', zipCode: '20515' },
    ],
  },
  members: [
    {
      fullName: 'Ada Example',
      personFusionId: 'person-bioguide-E000001',
      title: 'Chairman',
      rank: 1,
      side: 'majority',
    },
    { fullName: 'Bo Sample', personFusionId: 'person-bioguide-S000002', rank: 2, side: 'majority' },
    { fullName: 'Cy Third', personFusionId: 'person-lis-S999', title: 'Ranking Member', rank: 1, side: 'minority' },
    { fullName: 'Di Unknown', title: 'Vice Chair', rank: 3, side: 'majority' },
  ],
});
const people = [
  member('E000001', 'Ada Example', 'Republican'),
  member('S000002', 'Bo Sample', 'Republican'),
  { ...member('T000003', 'Cy Third', 'Democrat', { seatDistrictName: 'Ohio 3' }), otherIds: ['lis:S999'] },
];
const small = committee('hsxx03', 'Small Widgets', {
  parentFusionId: WIDGETS,
  parentName: 'House Committee on Widgets',
  members: [{ fullName: 'Bo Sample', personFusionId: 'person-bioguide-S000002' }],
});

describe('Committees API', () => {
  const { api, ingest, user } = workspaceTest(
    { user: 'viewer' },
    { withPipeline: true, emptied: ['documents', 'source_facts', 'document_changes', 'entity_aliases'] },
  );
  const get = async (id: string) => api.call(user.token, 'GET', `/stakeholders/committee/${encodeURIComponent(id)}`);
  const getCommittee = async (id: string) => (await get(id)).body;

  it('returns a committee with its members, their party, seat and leadership', async () => {
    await ingest(widgets, ...people);
    expect(await getCommittee(WIDGETS)).toMatchObject({
      name: 'House Committee on Widgets',
      legislatures: ['U.S. House of Representatives'],
      jurisdictionText: 'Widgets of every size.',
      contact: {
        websites: [{ websiteType: 'official' }, { websiteType: 'minority' }],
        addresses: [{ addressType: 'capitol', lines: ['Hill Building, 12', 'Washington, 20515'] }],
      },
      partyBreakdown: { Democratic: 1, Republican: 2, Independent: 0, Libertarian: 0, Green: 0, Other: 0 },
      members: [
        { fusionId: 'person-bioguide-E000001', party: 'Republican', leaderType: 'Chair', title: 'Chairman' },
        { fusionId: 'person-bioguide-S000002', party: 'Republican', leaderType: null, title: null },
        { fusionId: 'person-bioguide-T000003', party: 'Democrat', leaderType: 'Ranking Member', seat: 'Ohio 3' },
        { fusionId: null, party: null, leaderType: null, title: 'Vice Chair' },
      ],
      leaders: [{ fullName: 'Ada Example' }, { fullName: 'Cy Third' }],
    });
  });

  it('links subcommittees and their parent, and splits meetings of both into upcoming and past', async () => {
    await ingest(
      widgets,
      small,
      meeting('1', '2020-03-01', WIDGETS),
      meeting('2', '2021-03-01', small.fusionId),
      meeting('3', '2999-03-01', WIDGETS),
      meeting('4', '2998-03-01', WIDGETS),
      meeting('5', '2020-01-01', 'x'),
    );
    expect(await getCommittee(WIDGETS)).toMatchObject({
      parent: null,
      subcommittees: [{ fusionId: small.fusionId, name: 'Small Widgets', memberCount: 1 }],
      upcomingMeetings: { total: 2, results: [{ title: 'Meeting 4' }, { title: 'Meeting 3' }] },
      pastMeetings: { total: 2, results: [{ title: 'Meeting 2' }, { title: 'Meeting 1' }] },
    });
    expect(await getCommittee(small.fusionId)).toMatchObject({
      parent: { fusionId: WIDGETS, name: 'House Committee on Widgets' },
      subcommittees: [],
    });
  });

  it('resolves related records named by the source key of the publisher', async () => {
    const parent = { ...widgets, fullSourceId: 'ocd-organization/1' };
    const { parentFusionId: _id, parentName: _name, ...rest } = small;
    await ingest(parent, { ...rest, parentSourceId: 'ocd-organization/1' });
    expect(await getCommittee('ocd-organization/1')).toMatchObject({ subcommittees: [{ fusionId: small.fusionId }] });
    expect(await getCommittee(small.fusionId)).toMatchObject({ parent: { fusionId: WIDGETS } });
  });

  it('lists only the staff who work for the committee', async () => {
    await ingest(
      widgets,
      staffer('1', 'Uma Counsel', { organizationFusionId: WIDGETS }),
      staffer('2', 'Vic Other', { organizationFusionId: small.fusionId }),
    );
    expect(await getCommittee(WIDGETS)).toMatchObject({
      staffers: [
        {
          fusionId: 'person-staff-1',
          fullName: 'Uma Counsel',
          title: 'Counsel',
          issueAreas: ['Tariffs'],
          emailAddress: '1@house.example',
          phoneNumber: '555',
          officeType: null,
        },
      ],
    });
  });

  it('answers 404 for an unknown id and for a document of another type', async () => {
    await ingest(...people, testBill(7));
    for (const id of ['committee-us-none', 'person-bioguide-E000001', 'us-119-hr-7']) {
      expect((await get(id)).status).toBe(404);
    }
  });

  it('fetches organizations by any of their keys and omits unknown ids', async () => {
    await ingest(widgets, small);
    const { body } = await api.call(user.token, 'POST', '/stakeholders/organization/fetch-by-ids', {
      ids: ['thomas:HSXX03', 'nothing', WIDGETS, 'thomas:HSXX'],
    });
    expect(body).toMatchObject([
      { fusionId: small.fusionId, orgLevelType: 'federal', countryCode: 'US', parentages: [{ fusionId: WIDGETS }] },
      { fusionId: WIDGETS, fullSourceId: 'thomas:HSXX', organizationType: 'committee', parentages: [] },
    ]);
    expect(body).toHaveLength(2);
  });

  describe('Party breakdown of a chamber', () => {
    const counted = async (query: string) => api.call(user.token, 'GET', `/stakeholders/party-breakdown?${query}`);

    it('counts the members serving on the last day of the session', async () => {
      const before = { activeStartDate: '2023-01-03', activeEndDate: '2025-01-03' };
      const left = { partyCode: 'D', rawParty: 'Democrat', activeEndDate: '2024-12-20' };
      await ingest(
        { ...testBill(1), session: '118', sessionEndOn: '2025-01-03' },
        ...people,
        member('O000004', 'Old Member', 'Green', before),
        {
          ...member('C000005', 'Changed Party', 'Independent', before),
          parties: [left, { partyCode: 'I', rawParty: 'Independent' }],
        },
        member('U000006', 'Upper Member', 'Republican', { ...before, chamber: 'upper' }),
      );
      expect((await counted('isoCode=us&session=118&chamber=lower')).body).toMatchObject({
        asOf: '2025-01-02',
        total: 2,
        Green: 1,
        Independent: 1,
        Republican: 0,
        Democratic: 0,
      });
    });

    it('counts the invented members of the sample workspace only while there are no real ones', async () => {
      const state = { isoCode: 'us-wy', title: 'State Senator', chamber: 'upper' } as const;
      const invented = member('1', 'Ina Vented', 'Green', state);
      const query = 'isoCode=us-wy&chamber=upper';
      await ingest({ ...invented, isoCode: 'us-wy', fusionId: 'person-sample-us-wy-1' });
      await api.deps.database.$client.query('update documents set is_sample = true where fusion_id like $1', [
        'person-sample-%',
      ]);
      expect((await counted(query)).body).toMatchObject({ total: 1, Green: 1 });
      await ingest({ ...member('2', 'Ada Example', 'Democratic', state), isoCode: 'us-wy', fusionId: 'person-ocd-1' });
      expect((await counted(query)).body).toMatchObject({ total: 1, Green: 0, Democratic: 1 });
    });

    it('counts a member once across publishers and answers 404 for an unknown session', async () => {
      const state = { isoCode: 'us-wy', title: 'State Senator', chamber: 'upper' } as const;
      const own = { ...member('1', 'Ada Example', 'Democratic', state), isoCode: 'us-wy', fusionId: 'person-ocd-1' };
      await ingest(own, { ...own, fusionId: 'person-legiscan-1', fullSourceId: 'legiscan:1' });
      expect((await counted('isoCode=us-wy&chamber=upper')).body).toMatchObject({ total: 1, Democratic: 1 });
      expect((await counted('isoCode=us-wy&session=1850&chamber=upper')).status).toBe(404);
    });
  });
});
