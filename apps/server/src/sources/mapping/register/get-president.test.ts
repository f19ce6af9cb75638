import { describe, expect, it } from 'vitest';
import { getPresident } from './get-president.ts';

describe('getPresident', () => {
  it.each([
    ['2021-01-19', undefined, 'Donald J. Trump'],
    ['2021-01-21', undefined, 'Joseph R. Biden, Jr.'],
    ['1974-08-08', undefined, 'Richard M. Nixon'],
    ['2029-01-19', undefined, 'Donald J. Trump'],
    ['2029-01-20', undefined, undefined],
    ['1932-12-31', undefined, undefined],
    [undefined, undefined, undefined],
  ])('goes by the signing date %s', (signedOn, orderNumber, name) => {
    expect(getPresident({ signedOn, orderNumber })).toBe(name);
  });

  it.each(['2025-01-20', '2021-01-20', '1963-11-22'])(
    'returns undefined for %s, when the office changed at noon',
    (signedOn) => {
      expect(getPresident({ signedOn })).toBeUndefined();
    },
  );

  it.each([
    ['2025-01-20', '14146', 'Joseph R. Biden, Jr.'],
    ['2025-01-20', '14147', 'Donald J. Trump'],
    ['1993-01-20', '12834', 'William J. Clinton'],
    ['1993-01-20', '12833-A', 'George H. W. Bush'],
    [undefined, '13489', 'Barack Obama'],
    [undefined, '14147', undefined],
    ['2029-01-20', '15000', undefined],
  ])('goes by the order number on %s for order %s', (signedOn, orderNumber, name) => {
    expect(getPresident({ signedOn, orderNumber })).toBe(name);
  });

  it('prefers the order number when the date belongs to another President', () => {
    expect(getPresident({ signedOn: '1961-07-31', orderNumber: '10276' })).toBe('Harry S. Truman');
  });
});
