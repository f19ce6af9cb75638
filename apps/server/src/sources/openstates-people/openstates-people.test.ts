import { describe, expect, test } from 'vitest';
import { fetchSourceHttp } from '../testing/fetch-source-http.ts';
import { collect, only, parseFiles, getRecords } from '../testing/collect-records.ts';
import { startLocalEndpoint } from '../testing/local-endpoint.ts';
import { openstatesPeople } from './index.ts';
import { splitAddress } from './split-address.ts';

const PERSON = `id: ocd-person/00000000-0000-4000-8000-000000000001
name: Ada Example
given_name: Ada
family_name: Example
email: ada@example.gov
image: https://example.gov/ada.jpg
birth_date: 1960-02-29
party:
- name: Democratic/Working Families
roles:
- start_date: 2012-12-03
  end_date: 2020-11-30
  type: lower
  jurisdiction: ocd-jurisdiction/country:us/state:ca/government
  district: '4'
- start_date: 2022-12-05
  type: upper
  jurisdiction: ocd-jurisdiction/country:us/state:ca/government
  district: '10'
offices:
- classification: capitol
  address: 1 Example St. Suite 2, Sacramento, CA 95814
  voice: 916-555-0100
  fax: 916-555-0101
links:
- url: https://example.gov/form
  note: webform
ids:
  twitter: AdaExample
sources:
- url: https://ballotpedia.org/Ada_Example
- url: https://justfacts.votesmart.org/candidate/biography/198411/ada-example
other_identifiers:
- scheme: legacy_openstates
  identifier: CAL000001
`;

async function person(yaml: string) {
  return only(getRecords('person', await parseFiles(openstatesPeople, { 'data/ca/legislature/a.yml': yaml })));
}

describe('Open States people', () => {
  test('use the Bioguide id for members of Congress and the Open States id for others', async () => {
    const withBioguide = PERSON.replace(
      'other_identifiers:\n',
      'other_identifiers:\n- scheme: bioguide\n  identifier: E000001\n',
    );
    const congress = withBioguide.replaceAll('country:us/state:ca/government', 'country:us/government');
    const key = '00000000-0000-4000-8000-000000000001';
    expect(await person(congress)).toMatchObject({
      fusionId: 'person-bioguide-E000001',
      fullSourceId: 'bioguide:E000001',
      isoCode: 'us',
      otherIds: [
        `ocd-person/${key}`,
        `ocd:${key}`,
        'legacy_openstates:CAL000001',
        'ballotpedia:Ada Example',
        'votesmart:198411',
      ],
      alsoKnownAs: [`person-ocd-${key}`],
    });
    const ofState = await person(withBioguide);
    expect(ofState).toMatchObject({ fusionId: `person-ocd-${key}`, fullSourceId: `ocd-person/${key}` });
    expect(ofState).not.toHaveProperty('alsoKnownAs');
  });

  test('keep ended roles with their dates and give the current party only to the current role', async () => {
    const ada = await person(PERSON);
    expect(ada).toMatchObject({
      fusionId: 'person-ocd-00000000-0000-4000-8000-000000000001',
      fullSourceId: 'ocd-person/00000000-0000-4000-8000-000000000001',
      otherIds: ['legacy_openstates:CAL000001', 'ballotpedia:Ada Example', 'votesmart:198411'],
      isoCode: 'us-ca',
      birthday: '1960-02-29',
      parties: [{ partyCode: 'D', rawParty: 'Democratic/Working Families' }],
    });
    expect(ada.roles).toEqual([
      {
        title: 'Assembly Member',
        role: 'representative',
        organizationName: 'California Assembly',
        organizationType: 'legislative',
        isoCode: 'us-ca',
        chamber: 'lower',
        seatDistrictName: '4',
        activeStartDate: '2012-12-03',
        activeEndDate: '2020-11-30',
      },
      {
        title: 'State Senator',
        role: 'senator',
        organizationName: 'California Senate',
        organizationType: 'legislative',
        isoCode: 'us-ca',
        chamber: 'upper',
        seatDistrictName: '10',
        party: 'Democratic/Working Families',
        activeStartDate: '2022-12-05',
      },
    ]);
  });

  test('have offices, accounts and forms as contact details', async () => {
    expect((await person(PERSON)).contact).toEqual({
      websites: [
        { websiteType: 'email_form', url: 'https://example.gov/form' },
        { websiteType: 'twitter', url: 'AdaExample' },
      ],
      emails: [{ emailAddress: 'ada@example.gov' }],
      phones: [
        { phoneType: 'capitol', number: '916-555-0100' },
        { phoneType: 'fax', number: '916-555-0101' },
      ],
      addresses: [
        {
          addressType: 'capitol',
          street: '1 Example St. Suite 2',
          city: 'Sacramento',
          subdivision: 'CA',
          zipCode: '95814',
          phones: ['916-555-0100'],
          faxes: ['916-555-0101'],
        },
      ],
    });
  });

  test.each([
    ['legislature', 'state:ne', 'State Senator', 'senator', 'Nebraska Legislature', 'upper'],
    ['legislature', 'district:dc', 'Council Member', 'representative', 'District of Columbia City Council', 'upper'],
    ['governor', 'district:dc', 'Mayor', 'mayor', 'District of Columbia Office of the Mayor', undefined],
    [
      'lt_governor',
      'state:tx',
      'Lieutenant Governor',
      'lt. governor',
      'Texas Office of the Lieutenant Governor',
      undefined,
    ],
    [
      'secretary of state',
      'state:wy',
      'Secretary of State',
      'secretary',
      'Wyoming Office of the Secretary of State',
      undefined,
    ],
    ['lower', 'state:wy', 'State Representative', 'representative', 'Wyoming House', 'lower'],
    ['mayor', 'state:ca/place:long_beach', 'Mayor', 'mayor', 'City of Long Beach Office of the Mayor', undefined],
  ])('map a %s of %s to a %s', async (type, place, title, role, organizationName, chamber) => {
    const record = await person(
      `id: ocd-person/1\nname: A B\nroles:\n- type: ${type}\n  jurisdiction: ocd-jurisdiction/country:us/${place}/government\n`,
    );
    expect(record.roles?.[0]).toMatchObject({ title, role, organizationName });
    expect(record.roles?.[0]?.chamber).toBe(chamber);
  });

  test('lose only malformed YAML and people of an unknown jurisdiction', async () => {
    const parsed = await parseFiles(openstatesPeople, {
      'a.yml': 'id: ocd-person/1\nname: "open\n',
      'b.yml':
        'id: ocd-person/2\nname: B\nroles:\n- {type: upper, jurisdiction: ocd-jurisdiction/country:xx/government}\n',
      'c.yml': PERSON,
    });
    expect(parsed.map((item) => (item.ok ? 'ok' : item.reason))).toEqual([
      expect.stringContaining('not valid YAML'),
      expect.stringContaining('jurisdiction'),
      'ok',
    ]);
  });
});

describe('splitAddress', () => {
  test.each([
    ['State Capitol, P.O. Box 98920; Lincoln, NE 68509-8920', 'State Capitol, P.O. Box 98920', 'Lincoln', '68509-8920'],
    ['Suite 100; Cheyenne, WY 82002-', 'Suite 100', 'Cheyenne', '82002'],
    ['Room 4, 10 Main St., St. Louis, MO 63101', 'Room 4, 10 Main St.', 'St. Louis', '63101'],
    ['somewhere in the capitol', 'somewhere in the capitol', undefined, undefined],
  ])('%s', (address, street, city, zipCode) => {
    const parts = splitAddress(address);
    expect(parts.street).toBe(street);
    expect(parts.city).toBe(city);
    expect(parts.zipCode).toBe(zipCode);
  });
});

test('An Open States committee lists members with or without an id and may be joint', async () => {
  const parsed = await parseFiles(openstatesPeople, {
    'data/ny/committees/c.yml': `id: ocd-organization/00000000-0000-4000-8000-000000000009
jurisdiction: ocd-jurisdiction/country:us/state:ny/government
classification: committee
name: Examples
chamber: legislature
parent: ocd-organization/00000000-0000-4000-8000-000000000008
members:
- {name: Ada Example, role: vice chair, person_id: ocd-person/1}
- {name: Bo Sample, role: member}
`,
  });
  expect(only(getRecords('committee', parsed))).toMatchObject({
    fusionId: 'committee-us-ny-joint-examples',
    chamber: 'joint',
    members: [
      { fullName: 'Ada Example', title: 'Vice Chair', personFusionId: 'person-ocd-1' },
      { fullName: 'Bo Sample' },
    ],
  });
});

describe('Open States people client', () => {
  const page = (results: unknown[], number: number, last: number) => ({
    body: JSON.stringify({ results, pagination: { per_page: 50, page: number, max_page: last, total_items: 2 } }),
  });
  const apiPerson = (id: number) => ({
    id: `ocd-person/${id}`,
    name: `Person ${id}`,
    party: 'Republican',
    current_role: { title: 'Senator', org_classification: 'upper', district: '3', division_id: 'x' },
    jurisdiction: { id: 'ocd-jurisdiction/country:us/state:wy/government', name: 'Wyoming', classification: 'state' },
    email: '',
    birth_date: '',
    updated_at: '2026-01-02T03:04:05+00:00',
  });

  test('reads all pages of people and committees with the key and resumes from a checkpoint', async () => {
    let refusals = 1;
    const endpoint = await startLocalEndpoint((url, headers) => {
      if (headers['x-api-key'] !== 'secret') return { status: 401 };
      if (refusals > 0) {
        refusals -= 1;
        return { status: 429, headers: { 'retry-after': '0' } };
      }
      if (url.pathname === '/people') {
        const number = Number(url.searchParams.get('page'));
        return page([apiPerson(number)], number, 2);
      }
      const rules = { id: 'ocd-organization/5', name: 'Rules', classification: 'committee', memberships: [] };
      return page(url.searchParams.get('chamber') === 'lower' ? [rules] : [], 1, 1);
    });
    const request = {
      http: fetchSourceHttp(),
      settings: { apiKey: 'secret', baseUrl: endpoint.baseUrl, options: { jurisdictions: 'WY' } },
    };
    const saved: string[] = [];
    const places: string[] = [];
    const live = openstatesPeople.live?.fetch({
      ...request,
      saveCheckpoint: (value) => saved.push(value),
      reportPlace: (done, total) => void places.push(`${done} of ${total}`),
    });
    const parsed = await collect(openstatesPeople.parse(live ?? none()));
    expect(places.slice(0, 2)).toEqual(['1 of 2', '2 of 2']);
    expect(
      getRecords('person', parsed).map(({ fusionId, isoCode, roles }) => [fusionId, isoCode, roles?.[0]?.role]),
    ).toEqual([
      ['person-ocd-1', 'us-wy', 'senator'],
      ['person-ocd-2', 'us-wy', 'senator'],
    ]);
    expect(only(getRecords('committee', parsed))).toMatchObject({
      fusionId: 'committee-us-wy-lower-rules',
      part: 'api ocd-organization/5',
    });

    const again = openstatesPeople.live?.fetch({
      ...request,
      checkpoint: saved[0] ?? '',
      saveCheckpoint: () => undefined,
    });
    const rest = await collect(openstatesPeople.parse(again ?? none()));
    expect(rest.map((item) => item.ok && item.record.fusionId)).toEqual([
      'person-ocd-2',
      'committee-us-wy-lower-rules',
    ]);

    const finished = openstatesPeople.live?.fetch({
      ...request,
      checkpoint: saved.at(-1) ?? '',
      saveCheckpoint: () => undefined,
    });
    expect(await collect(finished ?? none())).toHaveLength(5);
    await endpoint.close();
  });

  test('treats a truncated response as an error', async () => {
    const endpoint = await startLocalEndpoint(() => ({ body: '{"results": [' }));
    const live = openstatesPeople.live?.fetch({
      http: fetchSourceHttp(),
      settings: { apiKey: 'k', baseUrl: endpoint.baseUrl },
      saveCheckpoint: () => undefined,
    });
    await expect(collect(live ?? none())).rejects.toThrow('not JSON');
    await endpoint.close();
  });

  test('sends no request without a key', async () => {
    const live = openstatesPeople.live?.fetch({
      http: fetchSourceHttp(),
      settings: {},
      saveCheckpoint: () => undefined,
    });
    await expect(collect(live ?? none())).rejects.toThrow('API key');
  });
});

async function* none(): AsyncGenerator<never> {}
