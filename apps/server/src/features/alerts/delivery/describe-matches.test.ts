import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getMatchId } from './describe-matches.ts';

const KEY = {
  savedSearchId: '0190a1b2-0000-7000-8000-000000000001',
  searchAlertId: '0190a1b2-0000-7000-8000-000000000002',
  documentVersion: 3,
};
const arbitraryKey = fc.record({ savedSearchId: fc.uuid(), searchAlertId: fc.uuid(), documentVersion: fc.nat(1000) });

describe('getMatchId', () => {
  it('stays the same in every release, so that receivers recognize a match they already have', () => {
    expect(getMatchId(KEY)).toBe('399d442e-4fb2-82e3-a35f-ea9dfdcc467f');
  });

  it('is a UUID of version 8 for every match', () => {
    fc.assert(
      fc.property(arbitraryKey, (key) => {
        expect(getMatchId(key)).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
      }),
      { numRuns: 100 },
    );
  });

  it('depends on nothing but the saved search, the alert and the version', () => {
    const delivered = { ...KEY, matchedTs: 5, deliveryNumber: 7 };
    expect(getMatchId(delivered)).toBe(getMatchId(KEY));
    const others = [
      getMatchId({ ...KEY, savedSearchId: KEY.searchAlertId }),
      getMatchId({ ...KEY, searchAlertId: KEY.savedSearchId }),
      getMatchId({ ...KEY, savedSearchId: KEY.searchAlertId, searchAlertId: KEY.savedSearchId }),
      getMatchId({ ...KEY, documentVersion: 4 }),
    ];
    expect(new Set([getMatchId(KEY), ...others]).size).toBe(5);
  });
});
