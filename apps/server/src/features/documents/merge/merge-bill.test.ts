import type { ActionFact, BillRecord } from '@rotunda/domain';
import { describe, expect, it } from 'vitest';
import { mergeBill } from './merge-bill.ts';
import type { BillFacts, FactRow } from './merged-document.ts';

const day = '2025-03-01';
const action = (text: string, date = day): ActionFact => ({ date, text });

function row(source: string, changes: Partial<BillRecord>, part = 'main'): FactRow<BillRecord> {
  return {
    source,
    part,
    record: {
      kind: 'bill',
      fusionId: 'us-119-hr-1',
      part,
      documentType: 'Legislation',
      isoCode: 'us',
      session: '119',
      localityExternalId: 'US HR 1',
      billType: 'Bill',
      originatingChamber: 'lower',
      ...changes,
    },
    sourceUrl: null,
    sourceUpdatedTs: null,
    fetchedTs: 0,
  };
}

function merged(...rows: FactRow<BillRecord>[]) {
  const document = mergeBill('us-119-hr-1', rows, { today: '2025-04-01', nowMs: Date.parse('2025-04-01T12:00:00Z') });
  // The merged facts of a bill are always BillFacts.
  const { actions = [] } = document.facts as BillFacts;
  return { last: [document.lastActionOn, document.lastActionText], texts: actions.map(({ text }) => text) };
}

describe('Order of actions on the same day', () => {
  const actions = [action('Introduced'), action('Referred'), action('Sponsor spoke')];

  it('follows the record, in the timeline and for the last action', () => {
    expect(merged(row('billstatus', { actions }))).toEqual({
      last: [day, 'Sponsor spoke'],
      texts: ['Introduced', 'Referred', 'Sponsor spoke'],
    });
  });

  it('ends with the latest action named by another record of the same source', () => {
    const listing = row('congress-api', { latestAction: action('Referred.') }, 'listing');
    expect(merged(listing, row('congress-api', { actions }, 'actions'))).toEqual({
      last: [day, 'Referred.'],
      texts: ['Introduced', 'Sponsor spoke', 'Referred.'],
    });
  });

  it('takes the latest action of another source only when its day is later', () => {
    const sameDay = row('legiscan', { latestAction: action('REFERRED to committee') });
    expect(merged(sameDay, row('billstatus', { actions })).texts).toHaveLength(3);
    const later = row('legiscan', { latestAction: action('Passed House', '2025-03-09') });
    expect(merged(later, row('billstatus', { actions })).last).toEqual(['2025-03-09', 'Passed House']);
  });

  it('places a latest action without history after the version of the same day', () => {
    const versions = [
      { fnDocumentId: 'us-119-hr-1-ih', versionName: 'Introduced in House', versionCode: 'ih', date: day },
    ];
    expect(merged(row('congress-api', { latestAction: action('Referred'), versions })).last).toEqual([day, 'Referred']);
  });
});

describe('List under the same name in several records', () => {
  const estimate = (url: string) => ({ group: 'Cost Estimates', title: 'H.R. 1, Widget Act', url });
  const getFacts = (...rows: FactRow<BillRecord>[]) =>
    mergeBill('us-119-hr-1', rows, { today: '2025-04-01', nowMs: Date.parse('2025-04-01T12:00:00Z') })
      .facts as BillFacts;

  it('is taken from a single record without duplicates', () => {
    const relatedDocuments = [estimate('https://cbo.example/1'), estimate('https://cbo.example/2')];
    const own = row('billstatus', { relatedDocuments: [...relatedDocuments, estimate('https://cbo.example/1')] });
    const other = row('openstates-bills', { relatedDocuments: [estimate('https://cbo.example/3')] });
    expect(getFacts(own, other).relatedDocuments).toEqual(relatedDocuments);
  });

  it('keeps two undated summaries of a state bill', () => {
    const summaries = [{ text: 'About widgets.' }, { text: 'About gauges.' }];
    expect(getFacts(row('openstates-bills', { summaries })).summaries).toEqual(summaries);
  });
});

describe('mergeBill', () => {
  const TODAY = { today: '2025-04-01', nowMs: Date.parse('2025-04-01T12:00:00Z') };
  const buildDocument = (...rows: FactRow<BillRecord>[]) => mergeBill('us-119-hr-1', rows, TODAY);
  const getFacts = (...rows: FactRow<BillRecord>[]) => buildDocument(...rows).facts as BillFacts;
  const sponsor = (fullName: string) => ({ fullName, type: 'primary' as const });

  it.each<[string, Partial<BillRecord>, string]>([
    ['its title', { title: 'Water &amp; Air Act', titles: [{ text: 'Other', type: 'short' }] }, 'Water & Air Act'],
    [
      'the first of its titles',
      {
        titles: [
          { text: 'First', type: 'short' },
          { text: 'Second', type: 'short' },
        ],
      },
      'First',
    ],
    ['its number', {}, 'US HR 1'],
  ])('is called by %s', (_what, changes, title) => {
    expect(buildDocument(row('billstatus', changes)).title).toBe(title);
  });

  it('is summarized in English, or in French without an English summary', () => {
    const french = { text: '<p>Les eaux</p>', language: 'fr' as const, date: '2025-03-02' };
    const english = { text: '<p>On water</p>', date: '2025-03-01' };
    expect(buildDocument(row('billstatus', { summaries: [french, english] })).summary).toBe('On water');
    expect(buildDocument(row('billstatus', { summaries: [french] })).summary).toBe('Les eaux');
    expect(buildDocument(row('billstatus', { summaries: [{ text: '<br>' }] })).summary).toBeNull();
  });

  it('weighs the status and chamber that the source with the newest action states', () => {
    const older = row('billstatus', { status: 'IN_COMMITTEE', chamber: 'lower', lastActionOn: '2025-03-01' });
    const newer = row('legiscan', { status: 'REPORTED', chamber: 'upper', lastActionOn: '2025-03-02' });
    // Only a bill that its first chamber passed is before a committee of the other.
    expect(buildDocument(older, newer)).toMatchObject({
      status: 'PASSED_FIRST_CHAMBER',
      genericStatus: 'Considering',
      chamber: 'upper',
      lastActionOn: '2025-03-02',
    });
    const sameDay = row('legiscan', { status: 'REPORTED', lastActionOn: '2025-03-01' });
    expect(buildDocument(older, sameDay)).toMatchObject({ status: 'IN_COMMITTEE' });
  });

  it('has one status from all facts, for alerts too', () => {
    const actions = [action('Introduced in House'), action('Referred to the Committee on Lamps.')];
    const laws = [{ number: 'Public Law 119-9', type: 'Public Law' }];
    const stated = row('congress-api', { status: 'INTRODUCED', laws }, 'listing');
    const document = buildDocument(row('billstatus', { actions }), stated);
    expect(document).toMatchObject({ status: 'ENACTED', genericStatus: 'Passed' });
    expect(document.facts).toMatchObject({ status: 'ENACTED', stated: { status: 'INTRODUCED' } });
  });

  it('has the sponsors and committees of the source that knows most', () => {
    const few = row('billstatus', { sponsors: [sponsor('Ada')], committees: [{ name: 'Water' }] });
    const many = row('legiscan', {
      sponsors: [sponsor('A. Rowan'), sponsor('B. Lin')],
      committees: [{ name: 'WATER' }, { name: 'AIR' }],
    });
    expect(getFacts(few, many)).toMatchObject({
      sponsors: [sponsor('A. Rowan'), sponsor('B. Lin')],
      committees: [{ name: 'WATER' }, { name: 'AIR' }],
    });
  });

  it.each<[string, Partial<BillRecord>, number | null, string | null]>([
    ['the last action', { introducedOn: '2025-01-03', lastActionOn: '2025-02-03' }, 5, '2025-02-03'],
    ['the introduction', { introducedOn: '2025-01-03' }, 5, '2025-01-03'],
  ])('is as new as %s', (_what, changes, sourceUpdatedTs, day) => {
    const told = { ...row('billstatus', changes), sourceUpdatedTs };
    expect(buildDocument(told).lastUpdatedTs).toBe(Date.parse(day ?? '') / 1000);
  });

  it('is as new as its newest record when it has no day at all', () => {
    const [one, other] = [row('billstatus', {}), row('legiscan', {})];
    expect(buildDocument({ ...one, sourceUpdatedTs: 7 }, { ...other, sourceUpdatedTs: 9 }).lastUpdatedTs).toBe(9);
    expect(buildDocument(one, other).lastUpdatedTs).toBeNull();
  });

  it.each<[string, Partial<BillRecord>, boolean, string | null]>([
    ['the day its source gives', { sessionEndOn: '2025-03-31' }, false, '2025-03-31'],
    ['the day of the Constitution', {}, true, '2027-01-03'],
    ['an adjournment without a day', { isoCode: 'us-mi', session: '2025-2026', isSessionAdjourned: true }, false, null],
  ])('is of an active session until %s', (_what, changes, sessionActive, sessionEndOn) => {
    expect(buildDocument(row('billstatus', changes))).toMatchObject({ sessionActive, sessionEndOn });
  });
});

describe('The last action of a bill', () => {
  const columns = (...rows: FactRow<BillRecord>[]) =>
    mergeBill('us-119-hr-1', rows, { today: '2025-04-01', nowMs: Date.parse('2025-04-01T12:00:00Z') });
  const actions = [action('Introduced'), action('Referred', '2025-03-02')];

  it('is marked as older than the status when no source gives the day of the status', () => {
    const laws = [{ number: 'Public Law 119-9', type: 'Public Law' }];
    expect(columns(row('billstatus', { actions, laws }))).toMatchObject({
      status: 'ENACTED',
      lastActionText: 'Referred',
      isStatusUndated: true,
    });
    expect(columns(row('billstatus', { actions }))).toMatchObject({ isStatusUndated: false });
  });
});

describe('Titles that the texts of a bill state', () => {
  const text = (code: string, versionName: string, title: string, date?: string) => {
    const fnDocumentId = `us-119-hr-1-${code}`;
    const version = { fnDocumentId, versionCode: code, versionName, ...(date === undefined ? {} : { date }) };
    return row(
      'bill-text',
      { title, titles: [{ text: title, type: 'Official Title' }], versions: [version] },
      `text:${fnDocumentId}`,
    );
  };
  const rows = [
    text('eh', 'Engrossed in House', 'To limit the credit', '2025-03-01'),
    text('enr', 'Enrolled Bill', 'To repeal the credit'),
    text('ih', 'Introduced in House', 'To extend the credit', '2025-01-03'),
  ];
  const document = mergeBill('us-119-hr-1', rows, { today: '2025-04-01', nowMs: Date.parse('2025-04-01T12:00:00Z') });

  it('name their version, newest first', () => {
    // The merged facts of a bill are always BillFacts.
    const { titles = [] } = document.facts as BillFacts;
    expect(titles.map(({ versionName, text: words }) => [versionName, words])).toEqual([
      ['Enrolled Bill', 'To repeal the credit'],
      ['Engrossed in House', 'To limit the credit'],
      ['Introduced in House', 'To extend the credit'],
    ]);
  });

  it('make the newest version’s title that of the bill', () => {
    expect(document.title).toBe('To repeal the credit');
  });
});
