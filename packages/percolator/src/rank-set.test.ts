import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RankSet } from './rank-set.ts';

test('A rank set returns ids by rank without the excluded ids and is empty afterwards', () => {
  const ranks = fc.array(fc.nat({ max: 4_999 }));
  fc.assert(
    fc.property(ranks, ranks, (added, excepted) => {
      const ids = Uint32Array.from({ length: 5_000 }, (_, rank) => rank * 3);
      const set = new RankSet(5_000);
      const except = new RankSet(5_000);
      for (const rank of added) set.add(rank);
      for (const rank of excepted) except.add(rank);
      const into = new Uint32Array(5_000);
      const end = set.drain(ids, except, into, 1);
      const expected = [...new Set(added)].filter((rank) => !excepted.includes(rank)).sort((a, b) => a - b);
      expect([...into.subarray(1, end)]).toEqual(expected.map((rank) => rank * 3));
      expect(set.drain(ids, null, into, 0)).toBe(0);
    }),
  );
});
