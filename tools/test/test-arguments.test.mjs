import { describe, expect, it } from 'vitest';
import { readArguments } from './test-arguments.mjs';

const read = (...given) => readArguments(given, ['unit', 'e2e']);

describe('npm test arguments', () => {
  it('combine in any order', () => {
    expect(read()).toEqual({ wanted: [], runs: 1, isChangedOnly: false });
    expect(read('e2e', '--repeat', '2')).toEqual({ wanted: ['e2e'], runs: 2, isChangedOnly: false });
    expect(read('--repeat=3', '--changed', 'unit', 'e2e')).toEqual({
      wanted: ['unit', 'e2e'],
      runs: 3,
      isChangedOnly: true,
    });
  });

  it.each([[['--retries', '2']], [['-c']], [['e3e']], [['--repeat']], [['--repeat', '0']], [['--repeat', 'e2e']]])(
    'reject %j rather than run something else',
    (given) => {
      expect(read(...given)).toEqual({ problem: expect.stringMatching(/^(There is no|--repeat needs)/) });
    },
  );
});
