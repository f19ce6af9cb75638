import { describe, expect, test } from 'vitest';
import { fetchSourceHttp } from '../testing/fetch-source-http.ts';
import { collect, only, parseFiles, getRecords } from '../testing/collect-records.ts';
import { startLocalEndpoint } from '../testing/local-endpoint.ts';
import { congressLegislators } from './index.ts';

const SENATOR = `- id:
    bioguide: X000001
    lis: S999
    govtrack: 400001
    fec:
    - S0XX00001
  name:
    first: Ada
    last: Example
  bio:
    birthday: '1960-02-29'
    gender: F
  terms:
  - type: rep
    start: '2001-01-03'
    end: '2003-01-03'
    state: WY
    district: 0
    party: Democrat
  - type: sen
    start: '2019-01-03'
    end: '2025-01-03'
    state: WY
    class: 2
    party: Independent
    url: https://example.senate.gov
    phone: 202-224-0000
    contact_form: https://example.senate.gov/contact
`;
const DELEGATE = `- id:
    bioguide: X000002
  name: {first: Bo, last: Sample, official_full: Bo M. Sample}
  terms:
  - {type: rep, start: '2025-01-03', end: '2027-01-03', state: PR, district: 0, party: Republican}
`;

async function people(files: Record<string, string>) {
  return getRecords('person', await parseFiles(congressLegislators, files));
}

describe('Congressional legislators', () => {
  test('have ids of other sources, a role per term and a party per period', async () => {
    const person = only(await people({ 'legislators-current.yaml': SENATOR }));
    expect(person).toMatchObject({
      fusionId: 'person-bioguide-X000001',
      part: 'main',
      fullSourceId: 'bioguide:X000001',
      otherIds: ['lis:S999', 'govtrack:400001', 'fec:S0XX00001'],
      fullName: 'Ada Example',
      birthday: '1960-02-29',
      parties: [
        { partyCode: 'D', rawParty: 'Democrat', activeEndDate: '2003-01-03' },
        { partyCode: 'I', rawParty: 'Independent' },
      ],
      roles: [
        { title: 'U.S. Representative', chamber: 'lower', seatDistrictName: 'Wyoming At-Large' },
        { title: 'U.S. Senator', chamber: 'upper', seatDistrictName: 'Wyoming', activeEndDate: '2025-01-03' },
      ],
      contact: { websites: [{ websiteType: 'official' }, { websiteType: 'email_form' }] },
    });
  });

  test('have leadership offices as separate roles, and senators have a state rank', async () => {
    const [before = '', after = ''] = SENATOR.split('  terms:\n');
    const leader = `${before}  leadership_roles:
  - {title: Senate Whip, chamber: senate, start: '2021-01-03'}
  terms:
${after}    state_rank: senior
`.replace('    last: Example', '    last: Example\n    nickname: Addie');
    const person = only(await people({ 'legislators-current.yaml': leader }));
    expect(person.otherNames).toEqual(['Addie Example']);
    expect(person.roles?.slice(1)).toMatchObject([
      { title: 'U.S. Senator', ranking: 1 },
      { title: 'Senate Whip', organizationType: 'leadership', chamber: 'upper', activeStartDate: '2021-01-03' },
    ]);
    expect(person.roles?.[2]).not.toHaveProperty('activeEndDate');
  });

  test('include the Resident Commissioner of Puerto Rico', async () => {
    const person = only(await people({ 'legislators-current.yaml': DELEGATE }));
    expect(person.fullName).toBe('Bo M. Sample');
    expect(person.roles?.[0]?.title).toBe('Resident Commissioner');
  });

  test('lose only a malformed list item, reported with its line', async () => {
    const broken = `- id:\n    bioguide: X000003\n  name: {first: "Un\n`;
    const parsed = await parseFiles(congressLegislators, { 'a/legislators-current.yaml': SENATOR + broken + DELEGATE });
    expect(parsed.map((item) => item.ok)).toEqual([true, false, true]);
    const lost = only(parsed.filter((item) => !item.ok));
    expect(lost.position).toBe(`a/legislators-current.yaml:${SENATOR.split('\n').length}`);
    expect(lost).toMatchObject({ reason: expect.stringContaining('not valid YAML'), raw: broken.trimEnd() });
  });

  test('are quarantined without terms, naming the field', async () => {
    const parsed = await parseFiles(congressLegislators, {
      'legislators-current.yaml': '- id: {bioguide: X000004}\n  name: {first: A, last: B}\n  terms: []\n',
    });
    expect(only(parsed)).toMatchObject({ ok: false, reason: expect.stringContaining('terms') });
  });

  test('include an early President, identified by GovTrack number', async () => {
    const president = only(
      await people({
        'executive.yaml':
          "- id: {govtrack: 400699}\n  name: {first: Old, last: President}\n  terms:\n  - {type: prez, start: '1797-03-04', end: '1801-03-04', party: Federalist, how: election}\n",
      }),
    );
    expect(president).toMatchObject({
      fusionId: 'person-govtrack-400699',
      part: 'executive',
      roles: [{ role: 'president', organizationType: 'executive' }],
      parties: [{ partyCode: 'O', rawParty: 'Federalist' }],
    });
  });

  test('are quarantined when the file is not valid UTF-8', async () => {
    const bytes = Buffer.from(SENATOR.replace('Ada', 'Adé'), 'latin1');
    const parsed = await parseFiles(congressLegislators, { 'legislators-current.yaml': bytes });
    expect(only(parsed)).toMatchObject({ ok: false, reason: expect.stringContaining('not valid UTF-8') });
  });

  test('read the same from JSON and YAML', async () => {
    const yaml = await people({ 'legislators-current.yaml': DELEGATE });
    const json = await people({
      'legislators-current.json': JSON.stringify([
        {
          id: { bioguide: 'X000002' },
          name: { first: 'Bo', last: 'Sample', official_full: 'Bo M. Sample' },
          terms: [
            { type: 'rep', start: '2025-01-03', end: '2027-01-03', state: 'PR', district: 0, party: 'Republican' },
          ],
        },
      ]),
    });
    expect(json).toEqual(yaml);
  });
});

describe('Additional legislator files', () => {
  test('turn social media accounts into websites, using the id of a channel without a name', async () => {
    const person = only(
      await people({
        'legislators-social-media.yaml':
          '# why accounts are chosen\n\n- id: {bioguide: X000001}\n  social: {twitter: SenExample, youtube_id: UCabc, twitter_id: 12345678901}\n',
      }),
    );
    expect(person).toMatchObject({ part: 'social', fusionId: 'person-bioguide-X000001' });
    expect(person.contact?.websites).toEqual([
      { websiteType: 'twitter', url: 'SenExample' },
      { websiteType: 'youtube', url: 'https://www.youtube.com/channel/UCabc' },
    ]);
  });

  test('keep the leading zero of an office zip code', async () => {
    const person = only(
      await people({
        'legislators-district-offices.yaml':
          "- id: {bioguide: X000001}\n  offices:\n  - {id: x-a, address: 1 Main St., city: Newton, state: MA, zip: '02458', suite: 5, phone: 617-000-0000, fax: 617-000-0001, hours: M-F 9 to 5}\n",
      }),
    );
    expect(person.contact?.addresses).toEqual([
      {
        addressType: 'district',
        street: '1 Main St.',
        room: '5',
        city: 'Newton',
        subdivision: 'MA',
        zipCode: '02458',
        phones: ['617-000-0000'],
        faxes: ['617-000-0001'],
        hours: 'M-F 9 to 5',
      },
    ]);
  });
});

describe('Congressional committees', () => {
  const COMMITTEE = `- type: house
  name: House Committee on Examples
  thomas_id: HSXX
  url: https://examples.house.gov/
  subcommittees:
  - name: Small Examples
    thomas_id: '03'
`;

  test('have a record per committee and subcommittee, linked by id', async () => {
    const parsed = await parseFiles(congressLegislators, { 'committees-current.yaml': COMMITTEE });
    const committees = getRecords('committee', parsed);
    expect(committees.map(({ fusionId, parentFusionId, chamber }) => ({ fusionId, parentFusionId, chamber }))).toEqual([
      { fusionId: 'committee-us-hsxx', parentFusionId: undefined, chamber: 'lower' },
      { fusionId: 'committee-us-hsxx03', parentFusionId: 'committee-us-hsxx', chamber: 'lower' },
    ]);
  });

  test('have a membership record whose majority is a side and not a party', async () => {
    const parsed = await parseFiles(congressLegislators, {
      'committee-membership-current.yaml': `HSXX:
- name: Ada Example
  party: majority
  rank: 1
  title: Chair
  bioguide: X000001
HSXX03:
- name: Bo Sample
  party: minority
  rank: 1
  bioguide: X000002
`,
    });
    const [full, sub] = getRecords('committee', parsed);
    expect(full?.members).toEqual([
      { fullName: 'Ada Example', personFusionId: 'person-bioguide-X000001', title: 'Chair', rank: 1, side: 'majority' },
    ]);
    expect(sub).toMatchObject({ fusionId: 'committee-us-hsxx03', part: 'members' });
  });
});

describe('Legislators client', () => {
  test('fetches files conditionally and after a checkpoint only those that changed', async () => {
    let faults = 1;
    const endpoint = await startLocalEndpoint((url, headers) => {
      if (url.pathname.endsWith('/committees-current.yaml') && faults > 0) {
        faults -= 1;
        return { status: 500 };
      }
      const etag = `"${url.pathname}"`;
      if (headers['if-none-match'] === etag) return { status: 304 };
      return { headers: { etag }, body: '' };
    });
    const fetchAll = async (checkpoint?: string) => {
      let saved = checkpoint;
      const entries = await collect(
        congressLegislators.live?.fetch({
          http: fetchSourceHttp(),
          settings: { baseUrl: endpoint.baseUrl },
          ...(checkpoint === undefined ? {} : { checkpoint }),
          saveCheckpoint: (value) => (saved = value),
        }) ?? [],
      );
      return { names: entries.map((entry) => entry.name), saved };
    };
    const first = await fetchAll();
    expect(first.names).toEqual([
      'legislators-current.yaml',
      'committees-current.yaml',
      'committee-membership-current.yaml',
      'legislators-social-media.yaml',
      'legislators-district-offices.yaml',
      'executive.yaml',
    ]);
    expect((await fetchAll(first.saved)).names).toEqual([]);
    await endpoint.close();
  });
});
