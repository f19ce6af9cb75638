import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchIdOf } from './describe-matches.ts';

const KEY = {
  savedSearchId: '0190a1b2-0000-7000-8000-000000000001',
  searchAlertId: '0190a1b2-0000-7000-8000-000000000002',
  documentVersion: 3,
};
const arbitraryKey = fc.record({ savedSearchId: fc.uuid(), searchAlertId: fc.uuid(), documentVersion: fc.nat(1000) });

describe('matchIdOf', () => {
  it('stays the same in every release, so that receivers recognize a match they already have', () => {
    expect(matchIdOf(KEY)).toBe('399d442e-4fb2-82e3-a35f-ea9dfdcc467f');
  });

  it('is a UUID of version 8 for every match', () => {
    fc.assert(
      fc.property(arbitraryKey, (key) => {
        expect(matchIdOf(key)).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
      }),
      { numRuns: 100 },
    );
  });

  it('depends on nothing but the saved search, the alert and the version', () => {
    const delivered = { ...KEY, matchedTs: 5, deliveryNumber: 7 };
    expect(matchIdOf(delivered)).toBe(matchIdOf(KEY));
    const others = [
      matchIdOf({ ...KEY, savedSearchId: KEY.searchAlertId }),
      matchIdOf({ ...KEY, searchAlertId: KEY.savedSearchId }),
      matchIdOf({ ...KEY, savedSearchId: KEY.searchAlertId, searchAlertId: KEY.savedSearchId }),
      matchIdOf({ ...KEY, documentVersion: 4 }),
    ];
    expect(new Set([matchIdOf(KEY), ...others]).size).toBe(5);
  });
});
