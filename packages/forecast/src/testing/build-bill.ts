import type { ActionFact, SponsorFact } from '@rotunda/domain';
import type { ForecastBill } from '../forecast-bill.ts';

/** A House bill of the 113th Congress with an introduction and a referral; says only what a test is about. */
export function buildBill(stated: Partial<ForecastBill> & { fusionId?: string } = {}): ForecastBill {
  return {
    fusionId: 'us-113-hr-1',
    isoCode: 'us',
    session: '113',
    billType: 'Bill',
    originatingChamber: 'lower',
    title: 'To name a lighthouse.',
    introducedOn: '2013-02-01',
    actions: [
      action('2013-02-01', 'Introduced in House'),
      action('2013-02-01', 'Referred to the House Committee on Ways and Means.'),
    ],
    sponsors: [sponsor('person-bioguide-A000001')],
    ...stated,
  };
}

export function action(date: string, text: string, chamber?: ActionFact['chamber']): ActionFact {
  return { date, text, ...(chamber === undefined ? {} : { chamber }) };
}

export function sponsor(fusionId: string): SponsorFact {
  return { fullName: fusionId, type: 'primary', stakeholderType: 'person', fusionId, party: 'R' };
}

export function cosponsor(fusionId: string, sponsoredOn: string, party = 'D'): SponsorFact {
  return { fullName: fusionId, type: 'cosponsor', stakeholderType: 'person', fusionId, party, sponsoredOn };
}
