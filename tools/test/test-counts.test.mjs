import { describe, expect, it } from 'vitest';
import {
  countPlaywright,
  countVitest,
  getDifferences,
  endingsOfPlaywright,
  endingsOfVitest,
  failuresOfPlaywright,
  failuresOfVitest,
  getTable,
} from './test-counts.mjs';

const vitest = (changes) => ({
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: [],
  ...changes,
});

describe('Counting', () => {
  it('adds up the runner reports', () => {
    expect(countVitest(vitest({}), true)).toEqual({ passed: 5, failed: 0, skipped: 2 });
    const stats = { expected: 3, flaky: 0, unexpected: 2, skipped: 4 };
    expect(countPlaywright({ stats }, false)).toEqual({ passed: 3, failed: 2, skipped: 4 });
  });

  it('counts a journey that passed only on retry as failed', () => {
    const stats = { expected: 3, flaky: 1, unexpected: 0, skipped: 0 };
    expect(countPlaywright({ stats }, true)).toEqual({ passed: 3, failed: 1, skipped: 0 });
  });

  it('never treats a crash, missing report or unloadable file as success', () => {
    const unloadable = { status: 'failed', assertionResults: [] };
    expect(countVitest(vitest({ testResults: [unloadable] }), false)).toMatchObject({ failed: 1 });
    expect(countVitest(vitest({}), false)).toMatchObject({ passed: 5, failed: 1 });
    expect(countVitest(undefined, true)).toMatchObject({ failed: 1 });
    expect(countPlaywright(undefined, true)).toMatchObject({ failed: 1 });
    const stats = { expected: 0, flaky: 0, unexpected: 0, skipped: 0 };
    expect(countPlaywright({ stats }, false)).toMatchObject({ failed: 1 });
  });
});

describe('Repeated runs', () => {
  it('read the outcome of each test from either report', () => {
    const file = { name: 'a.test.ts', assertionResults: [{ fullName: 'adds up', status: 'failed' }] };
    expect([...endingsOfVitest(vitest({ testResults: [file] }))]).toEqual([['a.test.ts › adds up', 'failed']]);
    const spec = (title, status) => ({
      title,
      file: 'a.spec.ts',
      line: 4,
      tests: [
        {
          projectName: 'phone',
          status,
        },
      ],
    });
    const nested = { suites: [{ specs: [spec('one', 'expected')], suites: [{ specs: [spec('two', 'unexpected')] }] }] };
    expect([...endingsOfPlaywright(nested)]).toEqual([
      ['[phone] a.spec.ts:4 › one', 'passed'],
      ['[phone] a.spec.ts:4 › two', 'failed'],
    ]);
    expect(endingsOfPlaywright(undefined).size).toBe(0);
  });

  it('list tests with different outcomes or that ran only sometimes', () => {
    const run = (endings) => new Map(Object.entries(endings));
    const runs = [run({ a: 'passed', b: 'passed' }), run({ a: 'passed', b: 'failed', c: 'passed' })];
    expect(getDifferences(runs)).toEqual(['b: passed, failed', 'c: did not run, passed']);
    expect(getDifferences([runs[0], runs[0]])).toEqual([]);
  });
});

describe('Failures', () => {
  it('name each Vitest test and unloadable file with the first line of the reason', () => {
    const failed = {
      fullName: 'adds up',
      status: 'failed',
      failureMessages: ['\u001b[31mError: 2 is not 3\u001b[39m\n at a'],
    };
    const testResults = [
      { name: 'a.test.ts', status: 'failed', assertionResults: [failed, { fullName: 'passes', status: 'passed' }] },
      { name: 'b.test.ts', status: 'failed', message: 'Cannot find b.ts', assertionResults: [] },
    ];
    expect(failuresOfVitest(vitest({ testResults }))).toEqual([
      'a.test.ts › adds up: Error: 2 is not 3',
      'b.test.ts: Cannot find b.ts',
    ]);
    expect(failuresOfVitest(undefined)).toEqual([]);
  });

  it('name each failed journey at any depth', () => {
    const results = [{ errors: [{ message: 'Error: 2 rows\nCall log' }] }];
    const tests = [
      { projectName: 'phone', status: 'unexpected', results },
      { projectName: 'desktop', status: 'expected', results: [] },
    ];
    const spec = { file: 'a.spec.ts', line: 4, title: 'one', tests };
    expect(failuresOfPlaywright({ suites: [{ suites: [{ specs: [spec] }] }] })).toEqual([
      '[phone] a.spec.ts:4 › one: Error: 2 rows',
    ]);
  });
});

it('The summary table shows the time of each part', () => {
  const counts = { passed: 1234, failed: 0, skipped: 2 };
  expect(getTable([{ name: 'unit', seconds: 123.45, counts }])).toBe(
    'part  seconds  passed  failed  skipped\nunit    123.5    1234       0        2',
  );
});
