import { expect, test } from 'vitest';
import { listed } from './cell-words.ts';

test('A cell with several values can be split again, also when a value contains the separator', () => {
  expect(listed(['Fish and Wildlife', 'Trade, Labor'])).toBe('Fish and Wildlife; Trade, Labor');
  expect(listed(['A; B', 'the "C"'])).toBe('"A; B"; "the ""C"""');
  expect(listed([])).toBeNull();
});
