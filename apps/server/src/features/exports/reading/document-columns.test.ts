import { DOCUMENT_EXPORT_FIELDS } from '@rotunda/contract';
import { describe, expect, it } from 'vitest';
import { testCard } from '../../../app/testing/test-card.ts';
import { getColumns } from './get-columns.ts';
import { type DocumentRow, documentColumns } from './document-columns.ts';

type Field = keyof typeof DOCUMENT_EXPORT_FIELDS;
const COLUMNS = documentColumns('https://policy.example');
const cell = (field: Field, changes: Parameters<typeof testCard>[0], backers: DocumentRow['backers'] = null) =>
  COLUMNS[field].valueOf({ card: testCard(changes), backers });
const sponsor = (fullName: string, party: string | null, withdrawnOn: string | null = null) => ({
  fullName,
  party,
  withdrawnOn,
});

describe('Cell of an exported document', () => {
  it.each<[string, Field, Parameters<typeof testCard>[0], string | null]>([
    ['the kind of a bill first', 'subtype', { billType: 'Bill', regulationDocumentType: 'Rule' }, 'Bill'],
    ['the kind of a rule', 'subtype', { documentType: 'Regulation', regulationDocumentType: 'Rule' }, 'Rule'],
    ['the name of a place', 'jurisdiction', { localityName: 'California', isoCode: 'us-ca' }, 'California'],
    ['the code of a place without a name', 'jurisdiction', { localityName: null, isoCode: 'us-ca' }, 'US-CA'],
    ['no place', 'jurisdiction', { localityName: null, isoCode: null }, null],
    ['the session as it is called', 'session', { session: '119', sessionName: '119th Congress' }, '119th Congress'],
    ['the session by its number', 'session', { session: '119' }, '119'],
    ['the chamber as it is called there', 'chamber', { isoCode: 'us-ca', chamber: 'lower' }, 'Assembly'],
    ['the chamber of Congress', 'chamber', { isoCode: 'us', chamber: 'lower' }, 'House'],
    ['the chamber of no place', 'chamber', { isoCode: null, chamber: 'upper' }, 'upper'],
    ['no chamber', 'chamber', { chamber: null }, null],
    ['no status', 'statusText', {}, null],
    ['a change of a meeting', 'statusText', { meetingStatus: 'Postponed' }, 'Postponed'],
    ['several agencies', 'agencies', { agencies: ['EPA', 'DOE'] }, 'EPA; DOE'],
    ['no agency', 'agencies', { agencies: [] }, null],
  ])('contains %s', (_what, field, changes, value) => {
    expect(cell(field, changes)).toBe(value);
  });

  it('contains the last update as a day when only the day is known, otherwise as a moment', () => {
    expect(cell('updatedAt', { lastUpdatedAt: 1_772_755_200, lastUpdatedOn: '2026-03-06' })).toBe('2026-03-06');
    expect(cell('updatedAt', { lastUpdatedAt: 1_772_755_200 })).toBe(1_772_755_200);
  });

  it('lists sponsors with their party and leaves out withdrawn sponsors', () => {
    const sponsors = [
      sponsor('Jane Doe', 'Democratic'),
      sponsor('John Roe', null),
      sponsor('Ann Poe', 'Republican', '2026-01-05'),
    ];
    expect(cell('sponsors', {}, { sponsors, committees: [] })).toBe('Jane Doe (D); John Roe');
    expect(cell('sponsors', {}, { sponsors: [sponsor('Ann Poe', null, '2026-01-05')], committees: [] })).toBeNull();
    expect(cell('sponsors', {}, null)).toBeNull();
    expect(cell('committees', {}, { sponsors: [], committees: ['Rules', 'Ways'] })).toBe('Rules; Ways');
  });

  it('contains the metadata of the organization', () => {
    const metadata = {
      priority: 'High' as const,
      position: 'Oppose' as const,
      tags: [
        {
          _id: '1',
          name: 'Water',
        },
      ],
      projects: [
        {
          _id: '1',
          name: 'A',
        },
        {
          _id: '2',
          name: 'B',
        },
      ],
    };
    const card = { metadata };
    expect((['priority', 'position', 'tags', 'projects'] as const).map((field) => cell(field, card))).toEqual([
      'High',
      'Oppose',
      'Water',
      'A; B',
    ]);
  });

  it('links to the page of the document', () => {
    expect(cell('link', { documentType: 'News', fusionId: 'news/1' })).toBe('https://policy.example/news/news%2F1');
  });
});

describe('Export columns', () => {
  const chosen = (...fields: Field[]) =>
    getColumns(DOCUMENT_EXPORT_FIELDS, COLUMNS, { chosen: fields, timeZone: 'America/New_York' });

  it('follow the order of the sheet, each once, regardless of how they were chosen', () => {
    const { columns, getCells } = chosen('title', 'identifier', 'title');
    expect(columns.map(({ header }) => header)).toEqual([
      DOCUMENT_EXPORT_FIELDS.identifier,
      DOCUMENT_EXPORT_FIELDS.title,
    ]);
    expect(getCells({ card: testCard(), backers: null })).toEqual(['US HR 1', 'A bill to regulate widgets']);
  });

  it('of times name their time zone, columns of days do not', () => {
    const headers = chosen('updatedAt', 'introducedOn').columns.map(({ header }) => header);
    expect(headers).toContain(`${DOCUMENT_EXPORT_FIELDS.updatedAt} (America/New_York)`);
    expect(headers).toContain(DOCUMENT_EXPORT_FIELDS.introducedOn);
  });

  it('are empty when none is chosen', () => {
    const { columns, getCells } = chosen();
    expect([columns, getCells({ card: testCard(), backers: null })]).toEqual([[], []]);
  });
});
