import { expect, test } from 'vitest';
import { federalBillOfText } from './federal-bill-of-text.ts';
import { passedFromResult } from './passed-from-result.ts';
import { voteTypeOfWord } from './vote-type-of-word.ts';

test.each([
  ['Passed', true],
  ['Agreed to', true],
  ['Bill Passed', true],
  ['Nomination Confirmed', true],
  ['Nomination Not Confirmed', false],
  ['Cloture Motion Rejected', false],
  ['Motion to Table Failed', false],
  ['Veto Sustained', false],
  ['Veto Overridden', true],
  ['Decision of Chair Sustained', true],
  ['Not Guilty', false],
  ['Johnson (LA)', undefined],
])('passedFromResult reads %s as passed: %s', (result, carried) => {
  expect(passedFromResult(result)).toBe(carried);
});

test.each([
  ['Aye', 'yes'],
  ['Yea', 'yes'],
  ['No', 'no'],
  ['Nay', 'no'],
  ['Present', 'other'],
  ['Not Voting', 'other'],
  ['Jeffries', 'other'],
])('voteTypeOfWord reads %s as %s', (word, type) => {
  expect(voteTypeOfWord(word)).toBe(type);
});

test.each([
  ['H R 21', 'us-118-hr-21'],
  ['S. 2986', 'us-118-s-2986'],
  ['H J RES 24', 'us-118-hjres-24'],
  ['H CON RES 86', 'us-118-hconres-86'],
  ['QUORUM', undefined],
  ['PN12', undefined],
  [undefined, undefined],
])('federalBillOfText reads %s as %s', (text, fusionId) => {
  expect(federalBillOfText(118, text)).toBe(fusionId);
});
