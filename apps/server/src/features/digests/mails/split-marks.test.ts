import { describe, expect, it } from 'vitest';
import { counted, formatFrequencies } from './digest-words.ts';
import { splitMarks } from './split-marks.ts';

/** Puts highlighted pieces in brackets. */
const shown = (text: string, marks: [number, number][]) =>
  splitMarks(text, marks)
    .map(({ words, isMarked }) => (isMarked ? `[${words}]` : words))
    .join('|');

describe('splitMarks', () => {
  it.each<[string, [number, number][], string]>([
    ['no marks', [], 'clean water'],
    ['one at the beginning', [[0, 5]], '[clean]| water'],
    ['one at the end', [[6, 11]], 'clean |[water]'],
    ['one over all', [[0, 11]], '[clean water]'],
    [
      'two in another order',
      [
        [6, 11],
        [0, 5],
      ],
      '[clean]| |[water]',
    ],
    [
      'two that touch',
      [
        [0, 5],
        [5, 6],
      ],
      '[clean]|[ ]|water',
    ],
    [
      'one that overlaps an earlier one',
      [
        [0, 5],
        [4, 11],
      ],
      '[clean]| water',
    ],
    ['one that ends behind the text', [[6, 12]], 'clean water'],
    ['one before the text', [[-3, 2]], 'clean water'],
    ['an empty one', [[3, 3]], 'clean water'],
    ['one that ends before it begins', [[5, 2]], 'clean water'],
  ])('%s', (_what, marks, pieces) => {
    expect(shown('clean water', marks)).toBe(pieces);
  });

  it('keeps the whole text for any marks and returns nothing for an empty text', () => {
    const pieces = splitMarks('clean water', [
      [2, 4],
      [1, 9],
      [8, 20],
    ]);
    expect(pieces.map(({ words }) => words).join('')).toBe('clean water');
    expect(splitMarks('', [[0, 1]])).toEqual([]);
  });
});

it.each([
  [0, '0 alerts'],
  [1, '1 alert'],
  [2, '2 alerts'],
  [12_345, '12,345 alerts'],
])('counts %d as %s', (count, said) => {
  expect(counted(count, 'alert', 'alerts')).toBe(said);
});

it.each([
  [['Daily'], 'daily'],
  [['4-Hourly', 'Daily'], 'every 4 hours and daily'],
  [['Hourly', 'Daily', 'Weekly'], 'hourly, daily, and weekly'],
] as const)('formatFrequencies describes %j as %s', (frequencies, said) => {
  expect(formatFrequencies(frequencies)).toBe(said);
});
