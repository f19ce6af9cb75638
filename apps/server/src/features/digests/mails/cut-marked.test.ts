import { expect, it } from 'vitest';
import { cutMarked } from './cut-marked.ts';

it('cutMarked keeps short titles, and cuts long ones at a word with the marks that remain', () => {
  const short = { text: 'Rent Act', marks: [[0, 4]] as [number, number][] };
  expect(cutMarked(short, 20)).toBe(short);
  const long = {
    text: 'To regulate rents and for other purposes',
    marks: [
      [3, 11],
      [22, 25],
    ] as [number, number][],
  };
  expect(cutMarked(long, 20)).toEqual({ text: 'To regulate rents…', marks: [[3, 11]] });
  expect(cutMarked({ text: 'x'.repeat(2_000), marks: [] }, 200).text).toBe(`${'x'.repeat(200)}…`);
});
