import { describe, expect, it } from 'vitest';
import { testCard } from '../../../app/testing/test-card.ts';
import type { DescribedMatch } from '../../alerts/index.ts';
import { writeMatchMessage, writeTestMessage } from './write-message.ts';

const BASE_URL = 'https://policy.example';
const MATCHED_TS = Date.UTC(2026, 2, 9, 17, 0, 5) / 1000;

function described(changes: Partial<DescribedMatch> = {}): DescribedMatch {
  return {
    match: {
      deliveryNumber: 7,
      savedSearchId: 'search',
      searchAlertId: 'alert',
      projectId: 'project',
      documentId: 1,
      fusionId: 'us-119-hr-1',
      documentType: 'Legislation',
      documentVersion: 3,
      matchedTs: MATCHED_TS,
    },
    matchId: 'match',
    savedSearchTitle: 'Aquifers',
    projectName: 'Water',
    excerpt: 'Drains an aquifer.',
    card: testCard({ introducedOn: '2026-03-08' }),
    ...changes,
  };
}
const asJson = (one: DescribedMatch) => JSON.parse(writeMatchMessage('json', one, BASE_URL)) as unknown;

describe('Match as JSON', () => {
  it('contains document, saved search, project and time', () => {
    expect(asJson(described())).toEqual({
      type: 'alert.matched',
      timestamp: '2026-03-09T17:00:05.000Z',
      data: {
        matchId: 'match',
        deliveryNumber: 7,
        excerpt: 'Drains an aquifer.',
        savedSearch: {
          id: 'search',
          title: 'Aquifers',
        },
        project: {
          id: 'project',
          name: 'Water',
        },
        document: {
          fusionId: 'us-119-hr-1',
          documentType: 'Legislation',
          version: 3,
          identifier: 'US HR 1',
          title: 'A bill to regulate widgets',
          url: 'https://policy.example/legislation/us-119-hr-1',
          sourceUrl: null,
          isoCode: 'us',
          jurisdiction: 'US Federal',
          status: null,
          lastActionOn: null,
          lastActionText: null,
          isStatusUndated: false,
          publishedOn: '2026-03-08',
        },
      },
    });
  });

  it.each([
    ['the publication date', { publicationDate: '2026-03-01', introducedOn: '2026-02-01' }, '2026-03-01'],
    ['else the introduction date', { publicationDate: null, introducedOn: '2026-02-01' }, '2026-02-01'],
    ['else null', { publicationDate: null, introducedOn: null }, null],
  ])('is dated by %s', (_, dates, publishedOn) => {
    expect(asJson(described({ card: testCard(dates) }))).toMatchObject({ data: { document: { publishedOn } } });
  });

  it('links to the page of its type with an encoded id', () => {
    const card = testCard({ documentType: 'Regulation', fusionId: 'fr/2026 01' });
    expect(asJson(described({ card }))).toMatchObject({
      data: { document: { url: 'https://policy.example/regulation/fr%2F2026%2001' } },
    });
  });
});

it.each(['slack', 'teams'] as const)(
  'writeMatchMessage for %s names and links the bill and names saved search and project',
  (format) => {
    const text = writeMatchMessage(format, described(), BASE_URL);
    expect(text).toContain('US HR 1: A bill to regulate widgets');
    expect(text).toContain('https://policy.example/legislation/us-119-hr-1');
    expect(text).toContain('Found by “Aquifers” in Water');
    expect(text).toContain('US Federal');
  },
);

it('writeMatchMessage uses the title alone for a document without a number', () => {
  const card = testCard({ documentType: 'News', localityExternalId: null, title: 'Widgets are back' });
  const text = writeMatchMessage('slack', described({ card }), BASE_URL);
  expect(text).toContain('Widgets are back');
  expect(text).not.toContain(': Widgets are back');
});

it.each(['json', 'slack', 'teams'] as const)('writeTestMessage for %s names the webhook', (format) => {
  const text = writeTestMessage(format, 'Desk of the aide', MATCHED_TS, BASE_URL);
  expect(JSON.parse(text)).toBeTypeOf('object');
  expect(text).toContain('Desk of the aide');
});

it('writeTestMessage as JSON has its own type and contains only the name', () => {
  expect(JSON.parse(writeTestMessage('json', 'Desk', MATCHED_TS, BASE_URL))).toEqual({
    type: 'test',
    timestamp: '2026-03-09T17:00:05.000Z',
    data: { name: 'Desk' },
  });
});
