import { describe, expect, it } from 'vitest';
import {
  federalBillCitation,
  federalBillIdentity,
  federalBillInId,
  federalVersionCode,
  federalVersionName,
} from './federal-bill.ts';

describe('federalBillIdentity', () => {
  it('derives the facts that the number implies', () => {
    expect(federalBillIdentity(119, 'hjres', 104)).toMatchObject({
      fusionId: 'us-119-hjres-104',
      sessionName: '119th Congress (2025-2026)',
      sessionStartOn: '2025-01-03',
      sessionEndOn: '2027-01-03',
      localityExternalId: 'US HJRES 104',
      alternateExternalIds: ['H.J.Res. 104', 'HJRES 104', 'HJRES104'],
      billType: 'Joint Resolution',
      originatingChamber: 'lower',
      sourceUrl: 'https://www.congress.gov/bill/119th-congress/house-joint-resolution/104',
    });
  });

  it.each([
    [101, '101st'],
    [112, '112th'],
    [113, '113th'],
    [122, '122nd'],
    [123, '123rd'],
  ])('writes Congress %i as %s', (congress, words) => {
    expect(federalBillIdentity(congress, 's', 1).sessionName).toContain(`${words} Congress`);
  });
});

describe('federalBillInId', () => {
  it.each([
    ['us-111-hr-30', 'H.R. 30 (111th)'],
    ['us-112-sconres-2', 'S.Con.Res. 2 (112th)'],
  ])('reads %s, which is cited as %s', (id, citation) => {
    const bill = federalBillInId(id);
    expect(bill && federalBillCitation(bill)).toBe(citation);
  });

  it.each(['us-ca-2025-2026-ab-12', 'us-119-xx-1', 'ca-45-1-c-5', 'us-119-hr-'])('rejects %s', (id) => {
    expect(federalBillInId(id)).toBeUndefined();
  });
});

describe('Federal bill versions', () => {
  it('are named by code, including numbered prints', () => {
    expect(federalVersionName('eh')).toBe('Engrossed in House');
    expect(federalVersionName('RH2')).toBe('Reported in House (print 2)');
    expect(federalVersionName('xyz')).toBe('XYZ');
    expect(federalVersionName('constructor')).toBe('CONSTRUCTOR');
  });

  it('have a code for each name in any case', () => {
    expect(federalVersionCode('Introduced in House')).toBe('ih');
    expect(federalVersionCode('PUBLIC LAW')).toBe('pl');
    expect(federalVersionCode('Something else')).toBeUndefined();
  });
});
