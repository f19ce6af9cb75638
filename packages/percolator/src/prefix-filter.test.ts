import fc from 'fast-check';
import { expect, test } from 'vitest';
import { askPrefixFilter, BEGINNING, buildPrefixFilter } from './prefix-filter.ts';
import { getHash } from './term-table.ts';

test('The prefix filter never dismisses a prefix or the beginning of a prefix', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string({ minLength: 1 })), (prefixes) => {
      const filter = buildPrefixFilter(prefixes);
      for (const prefix of prefixes) {
        expect(askPrefixFilter(filter, getHash(prefix)) & BEGINNING.isPrefix).not.toBe(0);
        for (let length = 1; length < prefix.length; length++) {
          expect(askPrefixFilter(filter, getHash(prefix.slice(0, length))) & BEGINNING.goesOn).not.toBe(0);
        }
      }
    }),
  );
});

test('The prefix filter dismisses nearly everything else', () => {
  const filter = buildPrefixFilter(Array.from({ length: 1_000 }, (_, index) => `=p${index}`));
  const others = Array.from({ length: 1_000 }, (_, index) => getHash(`=other${index}`));
  expect(others.filter((hash) => askPrefixFilter(filter, hash) !== 0).length).toBeLessThan(150);
});
