import { expect, it } from 'vitest';
import { portionsOf } from './portions-of.ts';

it('portionsOf fills portions in order, isolates oversized items and loses nothing', () => {
  const portions = [...portionsOf([3, 4, 5, 20, 1, 9], (size) => size, 10)];
  expect(portions).toEqual([[3, 4], [5], [20], [1, 9]]);
  expect([...portionsOf<number>([], (size) => size, 10)]).toEqual([]);
});
