import { describe, expect, it } from 'vitest';
import { buildCard } from '../../../testing/builders.ts';
import { getCitation } from './citation.ts';
import { getKeyDays } from './key-days.ts';

const bill = buildCard({
  fusionId: 'us-ca-2025-2026-sb-1142',
  localityExternalId: 'CA SB 1142',
  title: 'Rents',
  session: '2025-2026',
  sessionName: null,
  introducedOn: '2026-01-21',
  publicationDate: null,
});

describe('getCitation', () => {
  it('names identifier, part, title, session, date and URL', () => {
    const part = { label: '§ 2(a)', versionName: 'Amended', search: '?tab=text' };
    expect(getCitation(bill, 'https://rotunda.example', part)).toBe(
      'CA SB 1142, § 2(a), Rents, 2025-2026, Amended (January 21, 2026), https://rotunda.example/legislation/us-ca-2025-2026-sb-1142?tab=text',
    );
  });

  it('omits unknown parts with their commas and parentheses', () => {
    const card = { ...bill, localityExternalId: null, session: null, introducedOn: null };
    expect(getCitation(card, 'https://rotunda.example')).toBe(
      'Rents, https://rotunda.example/legislation/us-ca-2025-2026-sb-1142',
    );
  });

  it('prefers the session name and the publication date', () => {
    const card = { ...bill, sessionName: 'Regular Session', publicationDate: '2026-02-03' };
    expect(getCitation(card, '')).toContain('Rents, Regular Session (February 3, 2026)');
  });
});

it.each([
  ['CQSchedules', [['Date', '2026-03-01']]],
  [
    'PresidentialAction',
    [
      ['Signed', '2026-01-01'],
      ['Published', '2026-02-01'],
    ],
  ],
  ['SocialPost', [['Posted', '2026-02-01']]],
  ['Regulation', [['Published', '2026-02-01']]],
] as const)('getKeyDays lists the key days of a %s', (documentType, days) => {
  const card = buildCard({
    documentType,
    introducedOn: '2026-01-01',
    publicationDate: '2026-02-01',
    lastActionOn: '2026-03-01',
  });
  expect(getKeyDays(card)).toEqual(days.map(([label, day]) => ({ label, day })));
});
