import { describe, expect, it } from 'vitest';
import { presentComparableBill } from './comparable-bill.presenter.ts';

type Bill = Parameters<typeof presentComparableBill>[0];

const present = (changes: Partial<Bill> = {}) =>
  presentComparableBill({
    fusionId: 'us-119-hr-1',
    documentType: 'Legislation',
    localityExternalId: 'US HR 1',
    title: 'An Act',
    isoCode: 'us',
    session: '119',
    sessionName: '119th Congress',
    genericStatus: 'Passed',
    ...changes,
  });

describe('presentComparableBill', () => {
  it('presents a bill by number, title, origin and status', () => {
    expect(present()).toEqual({
      fusionId: 'us-119-hr-1',
      documentType: 'Legislation',
      billId: 'US HR 1',
      title: 'An Act',
      description: 'United States · 119th Congress',
      genericStatus: 'Passed',
    });
  });

  it.each<[string, Partial<Bill>, string | null]>([
    ['the session without a name', { sessionName: null }, 'United States · 119'],
    ['only the place', { session: null, sessionName: null }, 'United States'],
    ['only the session', { isoCode: null }, '119th Congress'],
    ['an unknown place in capitals', { isoCode: 'zz' }, 'ZZ · 119th Congress'],
    ['nothing', { isoCode: null, session: null, sessionName: null }, null],
  ])('describes the origin by %s', (_what, changes, description) => {
    expect(present(changes).description).toBe(description);
  });

  it('uses the id of a bill without a number and drops an unknown status', () => {
    expect(present({ localityExternalId: null, genericStatus: 'Lost' })).toMatchObject({
      billId: 'us-119-hr-1',
      genericStatus: null,
    });
  });

  it('tells bills of other countries apart', () => {
    expect(present({ documentType: 'GlobalLegislation' }).documentType).toBe('GlobalLegislation');
  });
});
