import { expect, test } from 'vitest';
import { federalBillOfText } from './federal-bill-of-text.ts';
import { passedFromEnd, passedFromResult } from './passed-from-result.ts';
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
  ['Veto Not Sustained', true],
  ['Amendment Not Agreed to', false],
  ['Motion to Proceed Agreed to (50-50, Vice President voted Yea)', true],
  ['Cloture on the Motion to Proceed Rejected (54-46, 3/5 majority required)', false],
  ['Point of Order Not Well Taken', false],
  ['Joint Resolution Defeated', false],
  // The motion names another question that failed or passed.
  ['On motion to table the motion to reconsider the vote by which the amendment failed Agreed to', true],
  ['On motion to reconsider the vote by which the bill passed Failed', false],
  ['Motion to reconsider the vote by which cloture was not invoked agreed to in Senate', true],
  ['On motion to strike the provisions that were rejected Agreed to by recorded vote', true],
  ['Amendment SA 7 (that no bill be rejected) agreed to in Senate by Yea-Nay Vote', true],
  ['Motion to reconsider the vote by which the bill passed', undefined],
  ['Motion to concur in the amendment that the House adopted rejected', false],
  // A clause after the result is about another question.
  ['Agreed to by the Yeas and Nays after the motion to table failed', true],
  ['Rejected by voice vote, although the committee agreed to it', false],
  ['Passed Senate by Yea-Nay Vote. Motion to reconsider rejected', true],
  ['Motion to recommit rejected; the yeas and nays were ordered', false],
  // One verb of several words.
  ['Motion failed to be adopted', false],
  ['Bill failed of passage', false],
  ['Senate refused to concur', false],
  ['Amendment was not agreed to', false],
  ['Did Not Override Veto', false],
  ['Senate did not concur in the House amendment', false],
  ['Passed over for the day', undefined],
])('passedFromResult reads %s as passed: %s', (result, carried) => {
  expect(passedFromResult(result)).toBe(carried);
});

test('passedFromEnd reads the sentence that the counts follow', () => {
  expect(passedFromEnd('Motion to table rejected. Amendment agreed to in Senate by Yea-Nay Vote')).toBe(true);
  expect(passedFromEnd('On S. 5, cloture not invoked')).toBe(false);
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
