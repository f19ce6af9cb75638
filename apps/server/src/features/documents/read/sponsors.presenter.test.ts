import type { SponsorFact } from '@rotunda/domain';
import { expect, it } from 'vitest';
import type { Joined } from '../joining/join-stakeholders.ts';
import { presentSponsors } from './sponsors.presenter.ts';

const sponsor = (fullName: string, changes: Partial<SponsorFact> = {}): SponsorFact => ({
  fullName,
  type: 'cosponsor',
  ...changes,
});
const getNames = (sponsors: readonly SponsorFact[], joined: ReadonlyMap<SponsorFact, Joined> = new Map()) =>
  presentSponsors(sponsors, { held: new Map(), joined }).map(({ fullName }) => fullName);

it('presentSponsors sorts by kind and role, with withdrawn sponsors last of their kind', () => {
  expect(
    getNames([
      sponsor('Unknown'),
      sponsor('Unmatched', { stakeholderType: 'unknown_unmatched' }),
      sponsor('Committee', { stakeholderType: 'committee' }),
      sponsor('Lead committee', { stakeholderType: 'committee', type: 'primary' }),
      sponsor('Withdrawn', { stakeholderType: 'person', withdrawnOn: '2026-01-09' }),
      sponsor('Second', { stakeholderType: 'person' }),
      sponsor('Third', { stakeholderType: 'person' }),
      sponsor('First', { stakeholderType: 'person', type: 'primary' }),
    ]),
  ).toEqual(['First', 'Second', 'Third', 'Withdrawn', 'Lead committee', 'Committee', 'Unmatched', 'Unknown']);
});

it('presentSponsors sorts a name by the kind of record it is linked to', () => {
  const named = sponsor('Barlow', { type: 'primary' });
  const joined = new Map<SponsorFact, Joined>([
    [named, { fusionId: 'person-ocd-1', party: 'Republican', district: '3' }],
  ]);
  expect(getNames([sponsor('Other', { stakeholderType: 'person' }), named], joined)).toEqual(['Barlow', 'Other']);
});
