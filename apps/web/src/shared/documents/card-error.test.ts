import { expect, it } from 'vitest';
import { buildCard } from '../../testing/builders.ts';
import { type CardError, cardError } from './card-error.ts';

it.each<[type: string, isoCode: string | null, subtype: string | null, CardError | null]>([
  ['Legislation', 'us', null, null],
  ['Legislation', 'us-wy', null, null],
  ['Legislation', 'ca', null, 'country'],
  ['Legislation', null, null, 'country'],
  ['GlobalLegislation', 'ca-on', null, null],
  ['GlobalLegislation', 'us', null, 'country'],
  ['GlobalLegislation', 'mx', null, 'country'],
  ['Regulation', 'us-oh', null, null],
  ['Regulation', 'ca', null, 'country'],
  ['Person', 'us', null, null],
  ['Person', 'ca-qc', null, null],
  ['Committee', 'gb', null, 'country'],
  ['ResearchDocument', 'us', 'CBO', null],
  ['ResearchDocument', 'us', 'GAO', null],
  ['ResearchDocument', 'us', 'CRS', null],
  ['ResearchDocument', 'us', 'OECD', 'subtype'],
  ['ResearchDocument', 'us', null, 'subtype'],
  ['News', null, null, null],
  ['SocialPost', null, 'x', null],
  ['CQSchedules', 'us', null, null],
  ['PresidentialAction', 'us', null, null],
  ['CustomPerson', null, null, null],
  ['Treaty', 'us', null, 'type'],
  ['toString', 'us', null, 'type'],
])('cardError of a %s card from %s with subtype %s is %s', (documentType, isoCode, documentSubtype, fault) => {
  // A server of another version may send types that this version does not know.
  const card = { ...buildCard({ isoCode, documentSubtype }), documentType } as ReturnType<typeof buildCard>;
  expect(cardError(card)).toBe(fault);
});
