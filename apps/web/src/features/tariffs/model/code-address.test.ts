import { expect, it } from 'vitest';
import { codeAddress, getPieces } from './code-address.ts';

it('codeAddress keeps every digit of a code', () => {
  expect(codeAddress('8471.30')).toBe('/global-tariff-tracker/codes?code=847130');
});

it('getPieces finds the codes in a text and nothing else', () => {
  const codesIn = (text: string) => getPieces(text).flatMap((piece) => (piece.code ? [piece.text] : []));
  expect(codesIn('See 9903.88.15, 2710.12 and 8471.30.01.00.')).toEqual(['9903.88.15', '2710.12', '8471.30.01.00']);
  expect(codesIn('5.99¢/liter, 12345.67, 1.2345.67 and 2026')).toEqual([]);
  const text = 'See 9903.88.15 now';
  expect(
    getPieces(text)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
});
