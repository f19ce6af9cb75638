import { describe, expect, test } from 'vitest';
import { findJurisdiction, isoCodeOfOcdId, isoCodeOfUsState, JURISDICTIONS } from './jurisdictions.ts';

describe('Jurisdictions', () => {
  test('include 50 states, DC, five territories, 13 provinces and two countries', () => {
    const states = JURISDICTIONS.filter((j) => j.countryCode === 'US' && j.localityType === 'state');
    const provinces = JURISDICTIONS.filter((j) => j.countryCode === 'CA' && j.localityType === 'state');
    expect(states).toHaveLength(56);
    expect(provinces).toHaveLength(13);
    expect(JURISDICTIONS).toHaveLength(2 + 56 + 13);
    expect(new Set(JURISDICTIONS.map((j) => j.isoCode)).size).toBe(JURISDICTIONS.length);
  });

  test('distinguish Canada (ca) from California (us-ca)', () => {
    expect(findJurisdiction('CA')).toMatchObject({ name: 'Canada', localityType: 'federal' });
    expect(findJurisdiction('us-ca')).toMatchObject({ name: 'California', localityCode: 'CA', localityType: 'state' });
    expect(isoCodeOfUsState('ca')).toBe('us-ca');
  });

  test('do not include an unknown code', () => {
    expect(findJurisdiction('us-zz')).toBeUndefined();
    expect(isoCodeOfUsState('ZZ')).toBeUndefined();
    expect(isoCodeOfUsState('toString')).toBeUndefined();
    expect(isoCodeOfUsState('US')).toBe('us');
  });

  test.each([
    ['ocd-jurisdiction/country:us/government', 'us'],
    ['ocd-jurisdiction/country:us/state:ca/government', 'us-ca'],
    ['ocd-jurisdiction/country:us/district:dc/government', 'us-dc'],
    ['ocd-jurisdiction/country:us/territory:pr/government', 'us-pr'],
    ['ocd-jurisdiction/country:us/state:ca/place:long_beach/government', 'us-ca'],
    ['ocd-division/country:us', 'us'],
    ['ocd-division/country:ca/province:on', 'ca-on'],
    ['ocd-jurisdiction/country:us/state:zz/government', undefined],
    ['ocd-organization/1', undefined],
  ])('map %s to %s', (ocdId, isoCode) => {
    expect(isoCodeOfOcdId(ocdId)).toBe(isoCode);
  });
});
