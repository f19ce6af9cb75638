import { expect, test } from 'vitest';
import { compareWithScript } from './raw-script.ts';
import { checkComparison } from './testing/check-comparison.ts';
import { makeBill } from './testing/made-up-bill.ts';
import { Random } from './testing/random.ts';
import { rearrangeBill } from './testing/rearrange-bill.ts';
import { scoreRearrangement } from './testing/score-rearrangement.ts';

const BILLS = 40;

test.each([0, 0.1, 0.2, 0.3])('Moves, splits and merges are found with %d of the words edited', (share) => {
  const scores = Array.from({ length: BILLS }, (_, seed) => {
    const left = makeBill(new Random(seed), 6 + (seed % 30), 120);
    const done = rearrangeBill(left, share, new Random(seed * 7919 + 1));
    const { comparison, script } = compareWithScript(left, done.right);
    expect(checkComparison(left, done.right, comparison, script)).toEqual([]);
    return scoreRearrangement(done, comparison);
  });
  const getShare = (isRight: readonly (boolean | null)[]) => {
    const asked = isRight.filter((each) => each !== null);
    return asked.filter(Boolean).length / asked.length;
  };
  expect(getShare(scores.map((score) => score.areMovesRight))).toBeGreaterThanOrEqual(0.97);
  expect(getShare(scores.map((score) => score.isSplitFound))).toBeGreaterThanOrEqual(0.95);
  expect(getShare(scores.map((score) => score.isMergeFound))).toBeGreaterThanOrEqual(0.95);
  expect(scores.reduce((sum, score) => sum + score.falseParts, 0)).toBe(0);
});
