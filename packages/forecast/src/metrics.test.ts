import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getAuc, getBrier, getCalibrationError, getReliability, getSkill, getSkillInterval } from './metrics.ts';

const rows = fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 0, max: 10 })), { minLength: 2, maxLength: 40 });
const split = (all: [boolean, number][]) => ({
  outcomes: Uint8Array.from(all, ([outcome]) => (outcome ? 1 : 0)),
  probabilities: Float64Array.from(all, ([, tenths]) => tenths / 10),
});

test('AUC is the share of pairs in the right order, ties counting half', () => {
  fc.assert(
    fc.property(rows, (all) => {
      const { outcomes, probabilities } = split(all);
      const good = [...outcomes.keys()].filter((at) => outcomes[at] === 1);
      const bad = [...outcomes.keys()].filter((at) => outcomes[at] === 0);
      let sum = 0;
      for (const one of good)
        for (const other of bad) sum += (Math.sign((probabilities[one] ?? 0) - (probabilities[other] ?? 0)) + 1) / 2;
      const expected = sum / (good.length * bad.length);
      const auc = getAuc(outcomes, probabilities);
      if (Number.isNaN(expected)) expect(auc).toBeNaN();
      else expect(auc).toBeCloseTo(expected, 10);
    }),
  );
});

test('every row is in one bin of the reliability picture', () => {
  fc.assert(
    fc.property(rows, (all) => {
      const { outcomes, probabilities } = split(all);
      expect(getReliability(outcomes, probabilities).reduce((sum, bin) => sum + bin.rows, 0)).toBe(all.length);
    }),
  );
});

test('a forecast that is always right has Brier 0, skill 1 and no calibration error', () => {
  const outcomes = Uint8Array.from([0, 1, 0, 1]);
  const right = Float64Array.from(outcomes);
  expect(getBrier(outcomes, right)).toBe(0);
  expect(getSkill(outcomes, right, new Float64Array(4).fill(0.5))).toBe(1);
  expect(getCalibrationError(outcomes, right)).toBe(0);
});

test('the interval is wider when the same rows belong to fewer bills', () => {
  const outcomes = Uint8Array.from({ length: 200 }, (_, at) => (at % 10 === 0 ? 1 : 0));
  const probabilities = Float64Array.from(outcomes, (outcome, at) => (outcome === 1 ? 0.6 : at % 7 === 0 ? 0.4 : 0.05));
  const base = new Float64Array(200).fill(0.1);
  const width = (bills: Int32Array) => {
    const [low, high] = getSkillInterval({ bills, outcomes, probabilities, base });
    return high - low;
  };
  const many = Int32Array.from(outcomes, (_, at) => at);
  const few = Int32Array.from(outcomes, (_, at) => Math.floor(at / 20));
  expect(width(few)).not.toBe(width(many));
  expect(width(many)).toBeGreaterThan(0);
});
