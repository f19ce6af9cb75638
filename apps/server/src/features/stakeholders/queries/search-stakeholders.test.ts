import type { CommitteeRecord, PersonRecord } from '@rotunda/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { testBill } from '../../../app/testing/ingest-records.ts';
import { workspaceTest } from '../../../app/testing/workspace-test.ts';

interface PersonShape {
  isoCode?: string;
  chamber?: 'upper' | 'lower';
  party?: string;
  role?: string;
}

function person(
  name: string,
  { isoCode = 'us-wy', chamber = 'lower', party = 'D', role = 'representative' }: PersonShape = {},
): PersonRecord {
  const [firstName = '', lastName = ''] = name.split(' ');
  const key = name.toLowerCase().replace(' ', '-');
  return {
    kind: 'person',
    fusionId: `person-ocd-${key}`,
    part: 'main',
    isoCode,
    fullSourceId: `ocd-person/${key}`,
    fullName: name,
    firstName,
    lastName,
    otherIds: [`votesmart:${key}`],
    parties: [
      {
        partyCode: 'O',
        rawParty: party,
      },
    ],
    roles: [
      {
        title: 'Member',
        role,
        organizationName: 'House',
        organizationType: 'legislative',
        isoCode,
        chamber,
        seatDistrictName: 'Riverton',
        activeStartDate: '2025-01-06',
      },
    ],
  };
}

const committee: CommitteeRecord = {
  kind: 'committee',
  fusionId: 'committee-ports',
  part: 'main',
  isoCode: 'us-wy',
  fullSourceId: 'ports',
  name: 'Committee on Rowan Ports',
  chamber: 'upper',
  members: [
    {
      fullName: 'Ada Rowan',
      personFusionId: 'person-ocd-ada-rowan',
    },
    {
      fullName: 'Bo Lind',
      personFusionId: 'person-votesmart-bo-lind',
    },
  ],
};

interface Answer {
  total: number;
  sort: string;
  byType: { documentType: string; total: number }[];
  results: { title: string }[];
  groups: { documentType: string; total: number; results: { title: string }[] }[];
  facets: { roles: { value: string; count: number }[] };
}

describe('Stakeholder search', () => {
  const { api, ingest, member, rival } = workspaceTest(
    { member: 'member', rival: { role: 'member', of: 'Theirs' } },
    { withPipeline: true },
  );
  beforeAll(() =>
    ingest(
      person('Ada Rowan'),
      person('Bo Lind', { chamber: 'upper', party: 'Republican', role: 'senator' }),
      person('Cy Rowan', { isoCode: 'us-ut', party: 'Whig' }),
      person('Zoe Abel', { party: 'Democratic' }),
      committee,
      testBill(1, { title: 'A bill of Rowan' }),
    ),
  );
  const search = async (body: object, token = member.token) => {
    const answer = await api.call(token, 'POST', '/stakeholders/search', { searchModel: {}, ...body });
    expect(answer.status).toBe(200);
    return answer.body as Answer;
  };
  const names = ({ results }: Answer) => results.map(({ title }) => title).toSorted();

  it('finds people and committees by name, three each, and no other document types', async () => {
    const { total, groups, byType } = await search({ searchModel: { rawTextSearch: 'rowan' }, grouped: true });
    expect(total).toBe(3);
    expect(groups.map(({ documentType, results }) => [documentType, results.length])).toEqual([
      ['Person', 2],
      ['Committee', 1],
    ]);
    expect(byType).toEqual([
      { documentType: 'Person', total: 2, atTotalLimit: false },
      { documentType: 'Committee', total: 1, atTotalLimit: false },
    ]);
  });

  it('counts every type while a type is selected', async () => {
    const answer = await search({ searchModel: { rawTextSearch: 'rowan', datasetTypes: ['Committee'] } });
    expect(names(answer)).toEqual(['Committee on Rowan Ports']);
    expect(answer.byType.map(({ total }) => total)).toEqual([2, 1]);
  });

  it.each([
    ['place', { searchModel: { genericSearch: { byLocation: ['US-UT'] } } }, ['Cy Rowan']],
    ['chamber', { people: { chambers: ['upper'] } }, ['Bo Lind', 'Committee on Rowan Ports']],
    ['role', { people: { roles: ['senator'] } }, ['Bo Lind']],
    ['party, by whatever name the source has', { people: { parties: ['Democratic'] } }, ['Ada Rowan', 'Zoe Abel']],
    ['party without a name of its own', { people: { parties: ['Other'] } }, ['Cy Rowan']],
    ['committee', { people: { committeeIds: ['committee-ports'] } }, ['Ada Rowan', 'Bo Lind']],
    ['several at once', { people: { parties: ['Democratic', 'Republican'], chambers: ['upper'] } }, ['Bo Lind']],
    ['role among committees', { searchModel: { datasetTypes: ['Committee'] }, people: { roles: ['senator'] } }, []],
    [
      'words of an office',
      {
        searchModel: { rawTextSearch: 'riverton member', datasetTypes: ['Person'] },
        people: { parties: ['Republican'] },
      },
      ['Bo Lind'],
    ],
  ])('filters by %s', async (_name, body, expected) => {
    const answer = await search(body);
    expect(names(answer)).toEqual(expected);
    expect(answer.total).toBe(expected.length);
  });

  it('sorts by family name in pages', async () => {
    const page = (skip: number) => search({ searchModel: { datasetTypes: ['Person'] }, sort: 'name', skip, limit: 2 });
    expect((await page(0)).results.map(({ title }) => title)).toEqual(['Zoe Abel', 'Bo Lind']);
    expect((await page(2)).results.map(({ title }) => title)).toEqual(['Ada Rowan', 'Cy Rowan']);
    expect((await page(0)).sort).toBe('name');
  });

  it('filters by tags of the own organization only', async () => {
    const tag = (await api.call(member.token, 'POST', '/tags', { name: 'Ally' })).body as { _id: string };
    await api.call(member.token, 'POST', '/entity-metadata', [
      { fusionId: 'person-ocd-zoe-abel', documentType: 'Person', addTagIds: [tag._id] },
    ]);
    const tagged = { searchModel: { entityMetadata: { tagIds: [tag._id] } } };
    expect(names(await search(tagged))).toEqual(['Zoe Abel']);
    expect(names(await search(tagged, rival.token))).toEqual([]);
  });

  it.each([
    [{ searchModel: { datasetTypes: ['Legislation'] } }],
    [{ searchModel: {}, people: { parties: ['Whig'] } }],
    [{ searchModel: {}, people: { office: ['x'] } }],
  ])('rejects %j', async (body) => {
    expect((await api.call(member.token, 'POST', '/stakeholders/search', body)).status).toBe(400);
  });

  it('makes people available to quick hits by name', async () => {
    const { body } = await api.call(member.token, 'GET', '/documents/quick-hits/bo%20lin');
    expect(body).toMatchObject([
      {
        title: 'Bo Lind',
        description: 'Member · Riverton · Republican',
        origin: 'Wyoming',
        url: '/stakeholders/person/person-ocd-bo-lind',
      },
    ]);
    expect((await api.call(member.token, 'GET', '/documents/quick-hits/bo')).body).toEqual([]);
  });
});
