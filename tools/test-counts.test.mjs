import { describe, expect, it } from 'vitest';
import { countPlaywright, countVitest } from './test-counts.mjs';

const vitest = (changes) => ({
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: [],
  ...changes,
});

describe('counting', () => {
  it('adds up what the runners report', () => {
    expect(countVitest(vitest({}), true)).toEqual({ passed: 5, failed: 0, skipped: 2 });
    const stats = { expected: 3, flaky: 1, unexpected: 2, skipped: 4 };
    expect(countPlaywright({ stats }, false)).toEqual({ passed: 4, failed: 2, skipped: 4 });
  });

  it('never lets a crash, a missing report or a file that cannot be loaded pass for success', () => {
    const unloadable = { status: 'failed', assertionResults: [] };
    expect(countVitest(vitest({ testResults: [unloadable] }), false)).toMatchObject({ failed: 1 });
    expect(countVitest(vitest({}), false)).toMatchObject({ passed: 5, failed: 1 });
    expect(countVitest(undefined, true)).toMatchObject({ failed: 1 });
    expect(countPlaywright(undefined, true)).toMatchObject({ failed: 1 });
    const stats = { expected: 0, flaky: 0, unexpected: 0, skipped: 0 };
    expect(countPlaywright({ stats }, false)).toMatchObject({ failed: 1 });
  });
});
