import { expect, it } from 'vitest';
import { chunksOf } from './chunks-of.ts';

it('chunksOf fills chunks in order, isolates oversized items and loses nothing', () => {
  const chunks = [...chunksOf([3, 4, 5, 20, 1, 9], (size) => size, 10)];
  expect(chunks).toEqual([[3, 4], [5], [20], [1, 9]]);
  expect([...chunksOf<number>([], (size) => size, 10)]).toEqual([]);
});
