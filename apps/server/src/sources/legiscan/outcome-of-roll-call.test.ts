import { expect, test } from 'vitest';
import { outcomeOfRollCall } from './outcome-of-roll-call.ts';

test.each([
  ['Senate Third Reading: Passed Roll Call # 61', true],
  ['Senate Third Reading: Passed By 3/4 Vote Roll Call # 45', true],
  ['House Third Reading: Given Immediate Effect Roll Call # 155', true],
  ['House Third Reading: Defeated Roll Call # 120', false],
  ['House Third Reading: Not Adopted Roll Call # 451', false],
  ['House Third Reading: Motion To Override Line Item(s) Failed Roll Call # 34', false],
  ['House Third Reading: Senate Amendment(s) Concurred In As Amended Roll Call # 670', true],
  ['Senate Third Reading: Senate Rejected Conference Report Roll Call # 405', false],
  ['House Third Reading: Senate Amendment(s) Nonconcurred In Roll Call # 134', false],
  ['House Third Reading: Roll Call # 2', undefined],
  ['Do pass as amended', undefined],
  ['Be adopted. To third reading', undefined],
  ['Senate amendments be concurred in', undefined],
  ['Set, first hearing. Failed passage in Committee. Reconsideration granted', undefined],
])('a description that states the outcome is read: %s', (desc, passed) => {
  expect(outcomeOfRollCall({ desc })).toEqual({ passed, contradictions: [] });
});

test('the description wins over an outcome computed from the counts, and the contradiction is told', () => {
  const { passed, contradictions } = outcomeOfRollCall({
    desc: 'House Third Reading: Motion To Override Veto Failed Roll Call # 9',
    passed: 1,
  });
  expect(passed).toBe(false);
  expect(contradictions).toEqual([
    'The record gives the result as “passed”; its description says “motion to override veto failed”.',
  ]);
});
