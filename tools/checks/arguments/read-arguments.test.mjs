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

describe('readArguments', () => {
  it('reads values by kind and applies defaults', () => {
    expect(read()).toEqual({ named: [], seed: 7, count: 50, browser: false });
    expect(read('--data', 'folder', '--seed', '0', '--count=3', 'cut', '--browser', '--only', 'bill')).toEqual({
      named: ['cut'],
      data: path.resolve('folder'),
      seed: 0,
      count: 3,
      only: 'bill',
      browser: true,
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
  ])('rejects %s %s', (...args) => {
    expect(read(...args)).toBeUndefined();
  });

  it('rejects names when the check has none', () => {
    expect(readArguments(['kill'], OPTIONS)).toBeUndefined();
  });
});
