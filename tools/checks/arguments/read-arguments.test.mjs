import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readArguments } from './read-arguments.mjs';

const OPTIONS = {
  data: { kind: 'folder' },
  seed: { kind: 'whole', otherwise: 7 },
  count: { kind: 'count', otherwise: 50 },
  only: { kind: 'text' },
  browser: { kind: 'flag' },
};
const read = (...args) => readArguments(args, OPTIONS, ['kill', 'cut']);

describe('the arguments of a check', () => {
  it('are read by their kinds, and stand for something when left out', () => {
    expect(read()).toEqual({ named: [], seed: 7, count: 50, browser: false });
    expect(read('--data', 'folder', '--seed', '0', '--count=3', 'cut', '--browser', '--only', 'bill')).toEqual({
      ...{ named: ['cut'], data: path.resolve('folder'), seed: 0, count: 3, only: 'bill', browser: true },
    });
  });

  it.each([
    ['--sed', '1'],
    ['--seed'],
    ['--seed', 'x'],
    ['--seed', ''],
    ['--count', '0'],
    ['--count', '1.5'],
    ['burn'],
  ])('are refused: %s %s', (...args) => {
    expect(read(...args)).toBeUndefined();
  });

  it('name nothing where there is nothing to name', () => {
    expect(readArguments(['kill'], OPTIONS)).toBeUndefined();
  });
});
