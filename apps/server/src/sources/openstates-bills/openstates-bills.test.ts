import { getBillStatus } from '@rotunda/domain';
import { describe, expect, test } from 'vitest';
import { fetchSourceHttp } from '../testing/fetch-source-http.ts';
import { collect, only, parseFiles, getRecords } from '../testing/collect-records.ts';
import { startLocalEndpoint } from '../testing/local-endpoint.ts';
import { openstatesBills } from './index.ts';

const WYOMING = { id: 'ocd-jurisdiction/country:us/state:wy/government', name: 'Wyoming' };
const CONGRESS = { id: 'ocd-jurisdiction/country:us/government', name: 'United States' };

function bill(fields: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    legislative_session: '2026',
    identifier: 'HB0005',
    title: 'Short words-2.',
    from_organization: '~{"classification": "lower"}',
    classification: ['bill'],
    jurisdiction: WYOMING,
    actions: [],
    _processing: { logs_latest_update: '2026-07-22T08:34:59Z' },
    ...fields,
  };
}

const lines = (...objects: unknown[]) => objects.map((object) => JSON.stringify(object)).join('\n');

async function getBill(fields: Record<string, unknown>) {
  return only(getRecords('bill', await parseFiles(openstatesBills, { 'wy-2026-bills.jsonl': lines(bill(fields)) })));
}

describe('Open States bills', () => {
  test.each([
    ['one array', (bills: unknown[]) => JSON.stringify(bills), 'NY/NY_2017-2018_bills.json'],
    ['a page of the API', (bills: unknown[]) => JSON.stringify({ results: bills }), 'wy/page-1.json'],
    ['JSON lines without the name', (bills: unknown[]) => lines(...bills), 'wy/bills.json'],
  ])('are read from %s, with their votes', async (_, write, name) => {
    const vote = { motion_text: 'Do Pass', start_date: '2026-02-10', organization: '~{"classification": "lower"}' };
    const bills = [bill({ votes: [vote] }), { identifier: 'HB0007' }, bill({ identifier: 'HB0006' })];
    const parsed = await parseFiles(openstatesBills, { [name]: write(bills) });
    expect(parsed.map((item) => [item.position, item.ok ? item.record.fusionId : 'quarantined'])).toEqual([
      [`${name}[0]`, 'us-wy-2026-hb-5'],
      [`${name}[0].votes[0]`, expect.stringMatching(/^vote-/)],
      [`${name}[1]`, 'quarantined'],
      [`${name}[2]`, 'us-wy-2026-hb-6'],
    ]);
  });

  test('keep their abstracts and take the chamber from the bill number', async () => {
    const record = await getBill({
      identifier: 'SF0001',
      abstracts: [{ note: 'digest', abstract: 'AN ACT to do much.' }],
      other_titles: [{ note: '', title: 'AN ACT to do much.' }],
    });
    expect(record).toMatchObject({
      fusionId: 'us-wy-2026-sf-1',
      localityExternalId: 'WY SF 1',
      originatingChamber: 'upper',
      title: 'Short words-2.',
      summaries: [{ text: 'AN ACT to do much.', versionName: 'digest' }],
      sourceUpdatedTs: Date.parse('2026-07-22T08:34:59Z') / 1000,
    });
  });

  test("date actions in the state's time zone and keep their classification", async () => {
    const record = await getBill({
      actions: [
        {
          description: 'H 3rd Reading:Passed 47-14-1-0-0',
          date: '2026-02-22T02:55:20+00:00',
          organization_id: '~{"classification": "lower"}',
          classification: ['passage', 'reading-3'],
        },
        {
          description: 'Bill Number Assigned',
          date: '2026-02-06T22:05:33+00:00',
          organization_id: '~{"classification": "executive"}',
          classification: [],
        },
        {
          description: 'H Received for Introduction',
          date: '2026-02-09T15:00:00+00:00',
          organization_id: '~{"classification": "lower"}',
          classification: ['filing'],
        },
      ],
    });
    expect(record).toMatchObject({
      introducedOn: '2026-02-09',
      lastActionOn: '2026-02-21',
    });
    expect(record.actions?.map(({ date, chamber, code }) => [date, chamber, code])).toEqual([
      ['2026-02-06', undefined, undefined],
      ['2026-02-09', 'lower', 'filing'],
      ['2026-02-21', 'lower', 'passage, reading-3'],
    ]);
  });

  describe('order of the history', () => {
    const upstream = (description: string, date: string, more: Record<string, unknown> = {}) => ({
      description,
      date,
      organization_id: '~{"classification": "lower"}',
      classification: [],
      ...more,
    });
    const getTexts = async (...actions: unknown[]) => (await getBill({ actions })).actions?.map(({ text }) => text);

    test.each([
      ['latest first', ['2026-02-12', '2026-02-11', '2026-02-11', '2026-02-10'], ['d', 'c', 'b', 'a']],
      ['oldest first', ['2026-02-10', '2026-02-11', '2026-02-11', '2026-02-12'], ['a', 'b', 'c', 'd']],
    ])(
      'keeps the list order within a day when only dates are known: %s',
      async (_name, [one, two, three, four], expected) => {
        const actions = [one, two, three, four].map((date, index) => upstream('abcd'.charAt(index), date ?? ''));
        expect(await getTexts(...actions)).toEqual(expected);
      },
    );

    test('goes by times within a day but keeps the list for a day with an untimed action', async () => {
      expect(
        await getTexts(
          upstream('second', '2026-02-10T21:00:00+00:00'),
          upstream('first', '2026-02-10T17:00:00+00:00'),
          upstream('third', '2026-02-11'),
          upstream('fourth', '2026-02-11T17:00:00+00:00'),
        ),
      ).toEqual(['first', 'second', 'third', 'fourth']);
    });

    test("prefers the API's own order numbers to dates", async () => {
      expect(
        await getTexts(upstream('b', '2026-02-10', { order: 1 }), upstream('a', '2026-02-11', { order: 0 })),
      ).toEqual(['a', 'b']);
    });

    test('reverses a list of a single moment that ends with the introduction', async () => {
      expect(
        await getTexts(
          upstream('Referred', '2026-02-10', { classification: ['referral-committee'] }),
          upstream('Introduced', '2026-02-10', { classification: ['introduction'] }),
        ),
      ).toEqual(['Introduced', 'Referred']);
    });
  });

  test('take the introduction in their own chamber rather than the filing', async () => {
    const action = (date: string, code: string, organization: string) => ({
      description: code,
      date,
      organization_id: `~{"classification": "${organization}"}`,
      classification: [code],
    });
    const filed = [action('2025-12-01', 'reading-1', 'executive'), action('2026-02-09', 'filing', 'lower')];
    const introduced = [action('2026-02-11', 'introduction', 'lower'), action('2026-02-20', 'introduction', 'upper')];
    expect((await getBill({ actions: [...filed, ...introduced] })).introducedOn).toBe('2026-02-11');
    expect((await getBill({ actions: filed })).introducedOn).toBe('2026-02-09');
    // The other chamber reads what this one has passed.
    const readInSenate = [action('2026-02-23', 'introduction', 'upper')];
    expect((await getBill({ actions: [...filed, ...readInSenate] })).introducedOn).toBe('2026-02-09');
  });

  test('fail on a refused introduction even without a classification', async () => {
    const record = await getBill({
      actions: [
        {
          description: 'H Failed Introduction 38-24-0-0-0',
          date: '2026-02-12',
          organization_id: '~{"classification": "lower"}',
          classification: [],
        },
      ],
    });
    expect(getBillStatus(record.actions ?? [], { isoCode: 'us-wy' })).toBe('FAILED');
  });

  test('separate amendments and veto messages from text versions', async () => {
    const record = await getBill({
      versions: [
        { note: 'Introduced', date: '', links: [{ url: 'https://example.gov/i.pdf', media_type: 'application/pdf' }] },
        {
          note: 'Amendment HB0005H2001',
          date: '',
          links: [],
          extras: { amendmentNumber: 'HB0005H2001', sponsor: 'Rep. A' },
        },
        { note: "Governor's Veto Message", date: '', links: [] },
        { note: 'Introduced', date: '2026-03-01', links: [] },
      ],
      documents: [
        { note: 'Fiscal Note', date: '', links: [{ url: 'https://example.gov/f.pdf', media_type: 'application/pdf' }] },
      ],
    });
    expect(record.versions).toEqual([
      {
        fnDocumentId: 'us-wy-2026-hb-5-introduced',
        versionName: 'Introduced',
        versionCode: 'introduced',
        externalUrl: 'https://example.gov/i.pdf',
        mimeType: 'application/pdf',
      },
      {
        fnDocumentId: 'us-wy-2026-hb-5-introduced-2',
        versionName: 'Introduced',
        versionCode: 'introduced-2',
        date: '2026-03-01',
      },
    ]);
    expect(record.relatedDocuments?.map(({ group, title }) => [group, title])).toEqual([
      ['Amendments', 'Amendment HB0005H2001'],
      ['Veto Messages', "Governor's Veto Message"],
      ['Fiscal Notes', 'Fiscal Note'],
    ]);
  });

  test('use the shared id of a federal bill and link sponsors by Bioguide id', async () => {
    const record = await getBill({
      jurisdiction: CONGRESS,
      legislative_session: '119',
      identifier: 'HR 2619',
      actions: [
        {
          description: 'Introduced in House',
          date: '2025-04-03T04:00:00+00:00',
          organization_id: '~{"classification": "lower"}',
          classification: ['introduction'],
        },
      ],
      sponsorships: [
        {
          name: 'Co One',
          classification: 'cosponsor',
          entity_type: 'person',
          primary: false,
          person_id: '~{"name": "Co One"}',
        },
        {
          name: 'Main One',
          classification: 'primary',
          entity_type: 'person',
          primary: true,
          person_id: '~{"name": "Main One"}',
        },
      ],
      related_bills: [{ identifier: 'S 12', legislative_session: '119', relation_type: 'companion' }],
      versions: [
        {
          note: 'Introduced in House',
          date: '2025-04-03',
          links: [
            { url: 'https://example.gov/ih.xml', media_type: 'text/xml' },
            { url: 'https://example.gov/ih.pdf', media_type: 'application/pdf' },
          ],
        },
      ],
      extras: { sponsor_bioguides: ['X000001'], cosponsor_bioguides: ['X000002'] },
    });
    expect(record).toMatchObject({
      fusionId: 'us-119-hr-2619',
      isoCode: 'us',
      session: '119',
      sponsors: [
        { fullName: 'Co One', type: 'cosponsor', fusionId: 'person-bioguide-X000002' },
        { fullName: 'Main One', type: 'primary', fusionId: 'person-bioguide-X000001' },
      ],
      relatedBills: [{ fusionId: 'us-119-s-12', relation: 'companion' }],
      versions: [{ fnDocumentId: 'us-119-hr-2619-ih', versionCode: 'ih', externalUrl: 'https://example.gov/ih.pdf' }],
    });
    expect(record.actions?.[0]).toMatchObject({ date: '2025-04-03' });
    expect(record.actions?.[0]).not.toHaveProperty('ts');
  });

  test('ignore Bioguide ids whose number differs from the number of sponsors', async () => {
    const record = await getBill({
      sponsorships: [{ name: 'A', classification: 'primary', entity_type: 'person', primary: true }],
      extras: { sponsor_bioguides: ['X000001', 'X000002'] },
    });
    expect(only(record.sponsors ?? [])).not.toHaveProperty('fusionId');
  });

  test('recognize a California extraordinary session by session name and by bill number', async () => {
    const california = { id: 'ocd-jurisdiction/country:us/state:ca/government' };
    const special = await getBill({
      jurisdiction: california,
      legislative_session: '20252026 Special Session 1',
      identifier: 'ABX1 1',
    });
    const regular = await getBill({ jurisdiction: california, legislative_session: '20252026', identifier: 'ABX11' });
    expect([special.fusionId, regular.fusionId]).toEqual(['us-ca-2025-2026-x1-ab-1', 'us-ca-2025-2026-x1-ab-1']);
  });

  test('name a numbered legislature by its years', async () => {
    const alaska = { id: 'ocd-jurisdiction/country:us/state:ak/government' };
    const texas = { id: 'ocd-jurisdiction/country:us/state:tx/government' };
    expect((await getBill({ jurisdiction: alaska, legislative_session: '27', identifier: 'HB 1' })).fusionId).toBe(
      'us-ak-2011-2012-hb-1',
    );
    expect((await getBill({ jurisdiction: texas, legislative_session: '89R', identifier: 'SB 2' })).session).toBe(
      '2025-2026',
    );
    expect((await getBill({ jurisdiction: texas, legislative_session: '891', identifier: 'SB 2' })).session).toBe(
      '891',
    );
  });

  test('lose only malformed lines', async () => {
    const parsed = await parseFiles(openstatesBills, {
      'wy.jsonl': `${lines(bill())}\n{"identifier": "HB\n${lines(bill({ title: 7 }), bill({ identifier: 'HB0006' }))}`,
    });
    expect(parsed.map((item) => [item.position, item.ok])).toEqual([
      ['wy.jsonl:1', true],
      ['wy.jsonl:2', false],
      ['wy.jsonl:3', false],
      ['wy.jsonl:4', true],
    ]);
    expect(parsed[2]).toMatchObject({ reason: expect.stringContaining('title') });
  });
});

describe('Open States bills client', () => {
  test('reads bills and their votes from an API page', async () => {
    const apiBill = {
      id: 'ocd-bill/1',
      session: '2026',
      identifier: 'HB 5',
      title: 'T',
      jurisdiction: WYOMING,
      from_organization: { id: 'ocd-organization/1', name: 'House', classification: 'lower' },
      classification: ['bill'],
      sponsorships: [
        {
          name: 'Ada',
          entity_type: 'person',
          person: { id: 'ocd-person/7', party: 'Republican' },
          primary: true,
          classification: 'primary',
        },
      ],
      actions: [
        {
          description: 'Introduced',
          date: '2026-02-09',
          organization: { classification: 'lower', name: 'House' },
          classification: ['introduction'],
        },
      ],
      votes: [
        {
          motion_text: 'Third reading',
          start_date: '2026-02-20',
          result: 'fail',
          organization: { classification: 'lower', name: 'House' },
          votes: [{ option: 'no', voter_name: 'Ada', voter: { id: 'ocd-person/7', party: 'Republican' } }],
          counts: [{ option: 'no', value: 1 }],
        },
      ],
      updated_at: '2026-03-01T00:00:01+00:00',
    };
    const endpoint = await startLocalEndpoint((url) => ({
      body: JSON.stringify({
        results: [apiBill],
        pagination: { per_page: 20, page: Number(url.searchParams.get('page')), max_page: 1, total_items: 1 },
      }),
    }));
    const live = openstatesBills.live?.fetch({
      http: fetchSourceHttp(),
      settings: { apiKey: 'k', baseUrl: endpoint.baseUrl, options: { jurisdictions: 'wy' } },
      sinceTs: Date.parse('2026-01-01T00:00:00Z') / 1000,
      saveCheckpoint: () => undefined,
    });
    const parsed = live === undefined ? [] : await collect(openstatesBills.parse(live));
    expect(only(getRecords('bill', parsed))).toMatchObject({
      fusionId: 'us-wy-2026-hb-5',
      sponsors: [{ fusionId: 'person-ocd-7', party: 'Republican' }],
      actions: [{ chamber: 'lower' }],
    });
    expect(only(getRecords('vote', parsed))).toMatchObject({
      billFusionId: 'us-wy-2026-hb-5',
      passed: false,
      voters: [{ personFusionId: 'person-ocd-7', voteType: 'no' }],
    });
    expect(endpoint.requests[0]).toContain('updated_since=2026-01-01T00%3A00%3A00');
    await endpoint.close();
  });

  test('rejects a misspelled state', async () => {
    const live = () =>
      openstatesBills.live?.fetch({
        http: fetchSourceHttp(),
        settings: { apiKey: 'k', options: { jurisdictions: 'WY, XX' } },
        saveCheckpoint: () => undefined,
      });
    expect(live).toThrow('XX');
  });
});
