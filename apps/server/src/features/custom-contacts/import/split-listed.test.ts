import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listed } from '../../exports/reading/cell-words.ts';
import { splitListed, unquotedListed } from './split-listed.ts';

it.each([
  ['Tidewater Board', ['Tidewater Board']],
  ['A; B', ['A', 'B']],
  ['A;B ; ', ['A', 'B']],
  ['"Tide; Water"; Other', ['Tide; Water', 'Other']],
  ['"A "" b"', ['A " b']],
  ['The "Big" Company', ['The "Big" Company']],
  ['"Quoted"', ['"Quoted"']],
  ['"A" and; B', ['"A" and', 'B']],
  ['', []],
])('splits %j into %j', (cell, values) => {
  expect(splitListed(cell)).toEqual(values);
});

it('reads every list that an export writes', () => {
  const value = fc.string({ unit: fc.constantFrom('a', ';', '"', ' ', ',', '=', '\n') }).map((text) => text.trim());
  fc.assert(
    fc.property(fc.array(value.filter((text) => text !== '')), (values) => {
      expect(splitListed(listed(values) ?? '')).toEqual(values);
    }),
  );
});

it('leaves quotation marks that no export wrote', () => {
  expect(unquotedListed('"Quoted"')).toBeNull();
  expect(unquotedListed('"a; b"')).toBe('a; b');
});
