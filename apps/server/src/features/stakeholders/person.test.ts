import type { CommitteeRecord, PersonRecord } from '@rotunda/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { workspaceTest } from '../../app/testing/workspace-test.ts';

const ROWAN: PersonRecord = {
  kind: 'person',
  fusionId: 'person-bioguide-R000001',
  part: 'main',
  isoCode: 'us',
  fullSourceId: 'bioguide:R000001',
  otherIds: ['lis:S900'],
  fullName: 'Ada Rowan',
  lastName: 'Rowan',
  bioText: '  <p>Grew up by the sea.</p> ',
  photoUrl: 'javascript:alert(1)',
  parties: [
    {
      partyCode: 'R',
      rawParty: 'Republican',
      activeEndDate: '2019-01-03',
    },
    {
      partyCode: 'D',
      rawParty: 'Democrat',
    },
  ],
  roles: [
    {
      title: 'U.S. Senator',
      role: 'senator',
      organizationName: 'U.S. Senate',
      organizationType: 'legislative',
      isoCode: 'us',
      chamber: 'upper',
      seatDistrictName: 'Washington',
      party: 'Democrat',
      activeStartDate: '2019-01-03',
      activeEndDate: '2091-01-03',
    },
    {
      title: 'Trustee',
      organizationName: 'Harbor Museum',
      organizationType: 'museum',
      isoCode: 'us',
      activeStartDate: '2015-05-01',
      contact: { emails: [{ emailAddress: 'trustees@harbor.example' }] },
    },
    {
      title: 'Member',
      organizationName: 'Coast Caucus',
      organizationType: 'caucus',
      isoCode: 'us',
    },
  ],
  contact: {
    addresses: [
      {
        addressType: 'capitol',
        street: '1 Hart Building',
        phones: ['202-555-0101'],
      },
    ],
  },
};
const MARSH: PersonRecord = {
  kind: 'person',
  fusionId: 'person-marsh',
  part: 'main',
  isoCode: 'us',
  fullSourceId: 'staff:1',
  fullName: 'Cy Marsh',
  roles: [
    {
      title: 'Chief of Staff',
      role: 'staff',
      relationshipType: 'staff',
      isoCode: 'us',
      organizationName: 'Office of Ada Rowan',
      organizationType: 'office',
      officeType: 'district',
      parentPersonName: 'A. Rowan',
      parentPersonFusionId: 'person-lis-S900',
    },
    {
      title: 'Counsel',
      relationshipType: 'staff',
      isoCode: 'us',
      organizationName: 'Committee on Ports',
      organizationType: 'committee',
      activeEndDate: '2091-01-01',
      parentPersonName: 'A. Rowan',
      parentPersonFusionId: 'person-lis-S900',
    },
  ],
};
/** A person with one role that has ended and one that has not begun. */
const FEN: PersonRecord = {
  kind: 'person',
  fusionId: 'person-fen',
  part: 'main',
  isoCode: 'us',
  fullSourceId: 'staff:2',
  fullName: 'Dee Fen',
  roles: [
    {
      title: 'Scheduler',
      relationshipType: 'staff',
      isoCode: 'us',
      activeEndDate: '2020-01-01',
      organizationName: 'Office of Ada Rowan',
      organizationType: 'office',
      parentPersonFusionId: 'person-lis-S900',
    },
    {
      title: 'Director',
      relationshipType: 'staff',
      isoCode: 'us',
      activeStartDate: '2090-01-01',
      organizationName: 'Office of Ada Rowan',
      organizationType: 'office',
      parentPersonFusionId: 'person-lis-S900',
    },
  ],
};
const committee = (id: string, name: string, changes: Partial<CommitteeRecord> = {}): CommitteeRecord => ({
  kind: 'committee',
  fusionId: `committee-${id}`,
  part: 'main',
  isoCode: 'us',
  fullSourceId: id,
  name,
  chamber: 'upper',
  ...changes,
});
const COMMITTEES = [
  committee('ports', 'Committee on Ports', {
    members: [{ fullName: 'Ada Rowan', personFusionId: 'person-bioguide-R000001', title: 'Chair' }],
  }),
  committee('docks', 'Subcommittee on Docks', {
    parentFusionId: 'committee-ports',
    parentName: 'Committee on Ports',
    members: [
      {
        fullName: 'Rowan',
        personFusionId: 'person-lis-S900',
        title: 'Ranking Member',
      },
    ],
  }),
  committee('reefs', 'Subcommittee on Reefs', {
    parentFusionId: 'committee-water',
    parentName: 'Committee on Water',
    members: [
      {
        fullName: 'Rowan',
        personFusionId: 'person-lis-S900',
      },
    ],
  }),
  committee('others', 'Committee on Others', { members: [{ fullName: 'Ada Rowan' }] }),
];

describe('Person API', () => {
  const { api, ingest, viewer } = workspaceTest({ viewer: 'viewer' }, { withPipeline: true });
  beforeAll(() => ingest(ROWAN, MARSH, FEN, ...COMMITTEES));

  const get = (path: string) => api.call(viewer.token, 'GET', path);

  it('returns who the person is, the current office and contact details', async () => {
    const { status, body } = await get('/stakeholders/person/person-bioguide-R000001');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      documentType: 'Person',
      title: 'Ada Rowan',
      relationshipType: 'other',
      role: 'senator',
      person: {
        fullName: 'Ada Rowan',
        party: 'Democrat',
        bioText: 'Grew up by the sea.',
        photoUrl: null,
      },
      roleTitle: 'U.S. Senator',
      chamberName: 'Senate',
      seat: 'Washington',
      sinceDate: '2019-01-03',
      isCurrent: true,
      untilDate: null,
      terms: [
        {
          title: 'U.S. Senator',
          startDate: '2019-01-03',
        },
      ],
      contact: {
        addresses: [
          {
            street: '1 Hart Building',
            city: null,
            phones: ['202-555-0101'],
          },
        ],
        websites: [],
      },
      staffers: {
        capitol: [
          {
            fullName: 'Cy Marsh',
            fusionId: 'person-marsh',
            title: 'Counsel',
          },
        ],
        district: [
          {
            fullName: 'Cy Marsh',
            fusionId: 'person-marsh',
            title: 'Chief of Staff',
          },
        ],
        executive: [],
      },
    });
  });

  it('lists committees under every id of the person, with subcommittees under their parent', async () => {
    const { body } = await get('/stakeholders/person/person-bioguide-R000001');
    expect((body as { committeeMemberships: unknown }).committeeMemberships).toEqual([
      {
        title: 'Chair',
        committees: [{ fusionId: 'committee-ports', name: 'Committee on Ports' }],
        legislatures: ['U.S. Senate'],
        subcommittees: [{ fusionId: 'committee-docks', name: 'Subcommittee on Docks', title: 'Ranking Member' }],
      },
      {
        title: null,
        committees: [
          { fusionId: null, name: 'Committee on Water' },
          { fusionId: 'committee-reefs', name: 'Subcommittee on Reefs' },
        ],
        legislatures: ['U.S. Senate'],
        subcommittees: [],
      },
    ]);
  });

  it('resolves ids of other publishers and describes the requested role', async () => {
    expect((await get('/stakeholders/person/person-lis-S900')).body).toMatchObject({ title: 'Ada Rowan' });
    const { body } = await get('/stakeholders/person/historical-roles?fullSourceId=bioguide:R000001');
    const [trustee] = body as { fusionId: string; title: string }[];
    expect(trustee).toMatchObject({ title: 'Trustee', emails: [{ emailAddress: 'trustees@harbor.example' }] });
    expect(body).toHaveLength(1);
    const named = await get(`/stakeholders/person/person-lis-S900?relationshipId=${trustee?.fusionId}`);
    expect(named.body).toMatchObject({ roleTitle: 'Trustee', relationshipFusionId: trustee?.fusionId });
    const rest = `fullSourceId=person-lis-S900&relationshipId=${trustee?.fusionId}`;
    expect((await get(`/stakeholders/person/historical-roles?${rest}`)).body).toEqual([]);
  });

  it('names the employer of a staff member', async () => {
    expect((await get('/stakeholders/person/person-marsh')).body).toMatchObject({ relationshipType: 'staff' });
    const { body } = await get('/stakeholders/person/historical-roles?fullSourceId=staff:1');
    expect(body).toMatchObject([
      { title: 'Counsel', parentPerson: { fullName: 'Ada Rowan', fusionId: 'person-bioguide-R000001' } },
    ]);
  });

  it('fetches people by ids of any publisher, each once, and skips unknown ids', async () => {
    const fullSourceIds = ['person-lis-S900', 'bioguide:R000001', 'nobody', 'committee-ports', 'staff:1'];
    const { body } = await api.call(viewer.token, 'POST', '/stakeholders/person/fetch-by-ids', { fullSourceIds });
    expect((body as { fullName: string }[]).map(({ fullName }) => fullName)).toEqual(['Ada Rowan', 'Cy Marsh']);
    const none = await api.call(viewer.token, 'POST', '/stakeholders/person/fetch-by-ids', { fullSourceIds: [] });
    expect(none.body).toEqual([]);
  });

  it.each(['person-nobody', 'committee-ports'])('answers NOT_FOUND for %s', async (fusionId) => {
    expect((await get(`/stakeholders/person/${fusionId}`)).status).toBe(404);
    expect((await get(`/stakeholders/person/sponsored-bills?fullSourceId=${fusionId}`)).status).toBe(404);
    expect((await get(`/stakeholders/person/historical-roles?fullSourceId=${fusionId}`)).status).toBe(404);
  });

  it('rejects a request without a person and an empty page size', async () => {
    expect((await get('/stakeholders/person/historical-roles')).status).toBe(400);
    expect((await get('/stakeholders/person/sponsored-bills?fullSourceId=staff:1&pageSize=0')).status).toBe(400);
  });
});
