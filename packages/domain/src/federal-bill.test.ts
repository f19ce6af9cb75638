import { describe, expect, it } from 'vitest';
import { federalBillIdentity, federalVersionCode, federalVersionName } from './federal-bill.ts';

describe('federalBillIdentity', () => {
  it('tells what the number alone says', () => {
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

describe('versions', () => {
  it('names a version by its code, numbered prints too', () => {
    expect(federalVersionName('eh')).toBe('Engrossed in House');
    expect(federalVersionName('RH2')).toBe('Reported in House (print 2)');
    expect(federalVersionName('xyz')).toBe('XYZ');
    expect(federalVersionName('constructor')).toBe('CONSTRUCTOR');
  });

  it('finds the code of a name, whatever its case', () => {
    expect(federalVersionCode('Introduced in House')).toBe('ih');
    expect(federalVersionCode('PUBLIC LAW')).toBe('pl');
    expect(federalVersionCode('Something else')).toBeUndefined();
  });
});
