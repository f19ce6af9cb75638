import { expect, it } from 'vitest';
import { getChunks } from './get-chunks.ts';

it('getChunks fills chunks in order, isolates oversized items and loses nothing', () => {
  const chunks = [...getChunks([3, 4, 5, 20, 1, 9], (size) => size, 10)];
  expect(chunks).toEqual([[3, 4], [5], [20], [1, 9]]);
  expect([...getChunks<number>([], (size) => size, 10)]).toEqual([]);
});
