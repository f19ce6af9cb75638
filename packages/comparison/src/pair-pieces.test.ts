import { expect, test } from 'vitest';
import { compareTexts } from './compare-texts.ts';
import type { ComparableText } from './types.ts';

const getSection = (paragraphs: [number: string | null, text: string][]): ComparableText => ({
  language: 'en',
  units: [
    {
      id: 's',
      number: '1',
      heading: 'Fees',
      level: 0,
      paragraphs: paragraphs.map(([number, text]) => ({
        number,
        text,
        indent: 0,
      })),
    },
  ],
});
const getMany = (word: string, count: number) =>
  getSection(Array.from({ length: count }, (_, place) => [null, `${word}${place}`]));

const getRows = (left: ComparableText, right: ComparableText) =>
  compareTexts(left, right).sections.flatMap(({ rows }) =>
    rows.map((row) => [row.left?.paragraph ?? null, row.right?.paragraph ?? null]),
  );

test('Paragraphs with the same number are aligned, and none is skipped twice', () => {
  const left = getSection([
    ['(1)', 'alpha bravo'],
    ['(2)', 'charlie delta'],
    ['(2)', 'echo foxtrot'],
    ['(3)', 'golf hotel'],
  ]);
  const right = getSection([
    ['(2)', 'india juliet'],
    ['(1)', 'kilo lima'],
    ['(2)', 'mike november'],
  ]);
  expect(getRows(left, right)).toEqual([
    [-1, -1],
    [0, null],
    [1, 0],
    [null, 1],
    [2, 2],
    [3, null],
  ]);
});

test('A section of a hundred thousand unmatched paragraphs is reported completely', () => {
  expect(getRows(getMany('left', 5), getMany('right', 130_000))).toHaveLength(1 + 5 + 130_000);
});
