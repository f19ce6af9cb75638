import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvLines } from './csv-lines.ts';
import { guarded, unguarded } from './formula-guard.ts';

it.each(['+1 202 555 0100', '=SUM(A1)', '-5', '@handle', "'+1", "''=x", '＝1'])(
  'guards %s and reads it back',
  (cell) => {
    expect(guarded(cell)).toBe(`'${cell}`);
    expect(unguarded(guarded(cell))).toBe(cell);
  },
);

it.each(["O'Neill", "'tis", '', "'", '1+1'])('leaves %j as it is', (cell) => {
  expect(guarded(cell)).toBe(cell);
  expect(unguarded(cell)).toBe(cell);
});

it('reads back every cell', () => {
  const cell = fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', 'a', '1', ' ') });
  fc.assert(fc.property(cell, (text) => unguarded(guarded(text)) === text));
});

it('quotes cells with line breaks of any kind, so that other programs read them as one cell', () => {
  expect(csvLines([['=one\n+two', 'a\rb', 'plain']])).toBe('"\'=one\n+two","a\nb",plain\r\n');
});

it('guards the cells of every CSV file', () => {
  expect(csvLines([['+1 202', "'=x", 'plain']])).toBe("'+1 202,''=x,plain\r\n");
});
