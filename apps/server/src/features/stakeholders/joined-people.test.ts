import type { PersonRecord, SponsorFact } from '@rotunda/domain';
import { describe, expect, it } from 'vitest';
import { testBill } from '../../app/testing/ingest-records.ts';
import { workspaceTest } from '../../app/testing/workspace-test.ts';

const TABLES = ['documents', 'source_facts', 'document_changes', 'entity_aliases', 'bill_sponsors', 'entity_metadata'];

describe('People from several sources', () => {
  const { api, ingest, user } = workspaceTest({ user: 'member' }, { withPipeline: true, emptied: TABLES });
  const get = async (path: string) => api.call(user.token, 'GET', path);

  const KEY = '00000000-0000-4000-8000-000000000001';
  const seat = (isoCode: string, changes: object = {}) => ({
    title: 'Member',
    organizationName: 'House',
    organizationType: 'legislative',
    isoCode,
    chamber: 'lower' as const,
    ...changes,
  });
  const legislator: PersonRecord = {
    kind: 'person',
    fusionId: 'person-bioguide-E000001',
    part: 'main',
    isoCode: 'us',
    fullName: 'Ada Example',
    fullSourceId: 'bioguide:E000001',
    roles: [seat('us', { activeStartDate: '2025-01-03' })],
  };
  const told: PersonRecord = {
    ...legislator,
    part: 'openstates',
    otherIds: [`ocd-person/${KEY}`, `ocd:${KEY}`],
    alsoKnownAs: [`person-ocd-${KEY}`],
    bioText: 'Likes maps.',
  };
  const earlier: PersonRecord = {
    ...legislator,
    part: 'openstates',
    fusionId: `person-ocd-${KEY}`,
    fullSourceId: `ocd-person/${KEY}`,
  };

  it.each([
    ['whichever is told first', [legislator, told]],
    ['and the other way round', [told, legislator]],
    ['also where an earlier release held two', [earlier, legislator, told]],
  ])('are a single member of Congress, %s', async (_name, records) => {
    for (const record of records) await ingest(record);
    const found = await api.call(user.token, 'POST', '/stakeholders/search', { searchModel: { rawTextSearch: '' } });
    const { results } = found.body as { results: { fusionId: string }[] };
    expect(results.map(({ fusionId }) => fusionId)).toEqual(['person-bioguide-E000001']);
    for (const id of ['person-bioguide-E000001', 'bioguide:E000001', `ocd-person/${KEY}`, `person-ocd-${KEY}`]) {
      expect((await get(`/stakeholders/person/${encodeURIComponent(id)}`)).body).toMatchObject({
        fusionId: 'person-bioguide-E000001',
        person: { bioText: 'Likes maps.' },
        terms: [{ startDate: '2025-01-03' }],
      });
    }
  });

  it('keep the metadata an organization set on the record merged away', async () => {
    await ingest(earlier);
    const changes = [{ fusionId: `person-ocd-${KEY}`, documentType: 'Person', priority: 'High' }];
    expect((await api.call(user.token, 'POST', '/entity-metadata', { changes })).status).toBe(200);
    await ingest(legislator);
    await ingest(told);
    const { body } = await get('/documents/cards/person-bioguide-E000001');
    expect(body).toMatchObject({ metadata: { priority: 'High' } });
  });

  const KEYS = ['ballotpedia:Bo Sample', 'votesmart:12'];
  const senator: PersonRecord = {
    kind: 'person',
    fusionId: 'person-ocd-2',
    part: 'main',
    isoCode: 'us-ca',
    fullName: 'Bo Sample',
    firstName: 'Bo',
    lastName: 'Sample',
    fullSourceId: 'ocd-person/2',
    otherIds: KEYS,
    bioText: 'Likes boats.',
    roles: [seat('us-ca', { activeStartDate: '2022-12-05' })],
  };
  const listed: PersonRecord = {
    kind: 'person',
    fusionId: 'person-legiscan-7',
    part: 'session-2025-2026',
    isoCode: 'us-ca',
    fullName: 'Robert Núñez Sámple',
    firstName: 'Robert',
    lastName: 'Núñez Sámple',
    fullSourceId: 'legiscan:7',
    otherIds: KEYS,
    roles: [seat('us-ca', { activeEndDate: '2026-12-31' })],
  };
  const unkeyed = ({ otherIds: _otherIds, ...person }: PersonRecord): PersonRecord => person;
  const foundPeople = async () => {
    const found = await api.call(user.token, 'POST', '/stakeholders/search', { searchModel: { rawTextSearch: '' } });
    return (found.body as { results: { fusionId: string }[] }).results.map(({ fusionId }) => fusionId).toSorted();
  };

  it.each([
    ['whichever is told first', [senator, listed]],
    ['and the other way round', [listed, senator]],
    ['also where an earlier release held two', [unkeyed(senator), unkeyed(listed), listed, senator]],
    ['also where both are told as before', [unkeyed(listed), senator, listed, senator, listed]],
  ])('from LegiScan and Open States are a single legislator, %s', async (_name, records) => {
    for (const record of records) await ingest(record);
    expect(await foundPeople()).toEqual(['person-ocd-2']);
    for (const id of ['person-ocd-2', 'person-legiscan-7', 'legiscan:7', ...KEYS]) {
      expect((await get(`/stakeholders/person/${encodeURIComponent(id)}`)).body).toMatchObject({
        fusionId: 'person-ocd-2',
        person: {
          fullName: 'Bo Sample',
          bioText: 'Likes boats.',
        },
      });
    }
  });

  const seated = ({ roles = [], ...person }: PersonRecord): PersonRecord => ({
    ...unkeyed(person),
    fullName: 'Bo Sample',
    firstName: 'Bo',
    lastName: 'Sample',
    roles: roles.map((role) => ({
      ...role,
      seatDistrictName: '51',
    })),
  });
  it.each([
    ['whichever is told first', [seated(senator), seated(listed)]],
    ['and the other way round', [seated(listed), seated(senator)]],
  ])('without shared keys but with the same seat and name are a single person, %s', async (_name, records) => {
    for (const record of records) await ingest(record);
    expect(await foundPeople()).toEqual(['person-ocd-2']);
  });

  it.each<[name: string, changes: Partial<PersonRecord>]>([
    ['another seat', { roles: [seat('us-ca', { seatDistrictName: '50' })] }],
    ['another given name', { fullName: 'Al Sample', firstName: 'Al' }],
    ['a seat that ended before', { roles: [seat('us-ca', { seatDistrictName: '51', activeEndDate: '2024-12-01' })] }],
  ])('without shared keys are two people with %s', async (_name, changes) => {
    await ingest({ ...seated(senator), ...changes });
    await ingest(seated(listed));
    expect(await foundPeople()).toEqual(['person-legiscan-7', 'person-ocd-2']);
  });

  const couldBeTwo = KEYS.map((key, at) => ({
    ...senator,
    fusionId: `person-ocd-${at}`,
    fullSourceId: `ocd-person/${at}`,
    otherIds: [key],
  }));
  it.each<[name: string, changes: Partial<PersonRecord>, people: PersonRecord[]]>([
    ['of another family', { lastName: 'Other' }, [senator]],
    ['of another state', { isoCode: 'us-tx' }, [senator]],
    ['with no key in common', { otherIds: ['votesmart:13'] }, [senator]],
    ['with one key and other given names', { otherIds: ['votesmart:12'] }, [senator]],
    ['who could be two', { firstName: 'Bob' }, couldBeTwo],
  ])('are two people when LegiScan describes somebody %s', async (_name, changes, people) => {
    for (const person of people) await ingest(person);
    await ingest({ ...listed, ...changes });
    expect(await foundPeople()).toEqual(['person-legiscan-7', ...people.map(({ fusionId }) => fusionId)]);
  });

  const memberOfParliament = (key: string, fullName: string, retryOptions: string): PersonRecord => ({
    kind: 'person',
    fusionId: `person-list-${key}`,
    part: key,
    isoCode: 'ca',
    fullSourceId: `list:${key}`,
    fullName,
    roles: [seat('ca', { seatDistrictName: retryOptions })],
  });
  const parliament = [
    memberOfParliament('1', 'Ana Núñez', 'Rive-Nord—Lac'),
    memberOfParliament('2', 'Bo Tremblay', 'Plains'),
    memberOfParliament('3', 'Cy Tremblay', 'Harbour'),
  ];
  const canadian = (number: number, sponsor: Partial<SponsorFact>) =>
    testBill(number, {
      fusionId: `ca-45-1-c-${number}`,
      documentType: 'GlobalLegislation',
      isoCode: 'ca',
      session: '45-1',
      originatingChamber: 'lower',
      localityExternalId: `C-${number}`,
      sponsors: [
        {
          fullName: '',
          type: 'primary',
          stakeholderType: 'person',
          ...sponsor,
        },
      ],
    });

  it.each<[name: string, sponsor: Partial<SponsorFact>, joined: string | null]>([
    ['by the whole name with its title', { fullName: 'Right Hon. Ana Nunez' }, 'person-list-1'],
    [
      'by name and riding, whichever dash it has',
      { fullName: 'Ana Núñez', locality: 'Rive-Nord--Lac' },
      'person-list-1',
    ],
    ['not in another riding', { fullName: 'Ana Núñez', locality: 'Plains' }, null],
    ['by the riding among people of one name', { fullName: 'Tremblay', locality: 'Plains' }, 'person-list-2'],
    ['not where it may be two', { fullName: 'Hon. Tremblay' }, null],
    ['not a senator of the name', { fullName: 'Bo Tremblay', role: 'Senator' }, null],
  ])('in Parliament are linked to Canadian bills they sponsor: %s', async (_name, sponsor, joined) => {
    await ingest(...parliament, canadian(5, sponsor));
    const { body } = await get('/documents/global-legislation/ca-45-1-c-5');
    expect(body).toMatchObject({ sponsors: [{ fusionId: joined }] });
    for (const { fusionId } of parliament) {
      const bills = (await get(`/stakeholders/person/sponsored-bills?fullSourceId=${fusionId}`)).body;
      expect(bills).toMatchObject({ total: fusionId === joined ? 1 : 0 });
    }
  });
});
