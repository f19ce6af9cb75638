import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitTrees, scoreTrees } from './boosted-trees.ts';
import { calibrate, fitIsotonic, fitPlatt } from './calibration.ts';
import { fitLogistic, scoreLogistic } from './logistic-regression.ts';
import { getRow, type Matrix } from './matrix.ts';
import { getAuc, getSkill } from './metrics.ts';
import { sigmoid } from './portable-math.ts';
import { createRandom } from './random.ts';

const SETTINGS = { trees: 30, leaves: 6, rate: 0.1, smallest: 10, ridge: 1 };

/** Outcomes that depend on two of three features, the second only where the first is high. */
function invent(rows: number): { matrix: Matrix; outcomes: Uint8Array } {
  const random = createRandom(3);
  const values = Float64Array.from({ length: rows * 3 }, () => random() * 4 - 2);
  const matrix = { rows, columns: 3, values };
  const outcomes = Uint8Array.from({ length: rows }, (_, at) => {
    const [first = 0, second = 0] = getRow(matrix, at);
    return random() < sigmoid(first > 0 ? 2 * second : -1) ? 1 : 0;
  });
  return { matrix, outcomes };
}

const invented = invent(2000);
const everyRow = (score: (row: Float64Array) => number) =>
  Float64Array.from({ length: invented.matrix.rows }, (_, at) => score(getRow(invented.matrix, at)));

describe('a logistic regression', () => {
  test('finds weights that made the outcomes', () => {
    const random = createRandom(5);
    const values = Float64Array.from({ length: 8000 }, () => random() * 2 - 1);
    const matrix = { rows: 4000, columns: 2, values };
    const outcomes = Uint8Array.from({ length: 4000 }, (_, at) => {
      const [one = 0, other = 0] = getRow(matrix, at);
      return random() < sigmoid(0.5 + 2 * one - other) ? 1 : 0;
    });
    const { bias, weights } = fitLogistic(matrix, outcomes, 1);
    expect(bias).toBeCloseTo(0.5, 0);
    expect(weights[0]).toBeCloseTo(2, 0);
    expect(weights[1]).toBeCloseTo(-1, 0);
  });

  test('stays finite when outcomes can be told apart without error, and when a feature never changes', () => {
    const matrix = { rows: 4, columns: 2, values: Float64Array.from([1, 7, 2, 7, 3, 7, 4, 7]) };
    const model = fitLogistic(matrix, Uint8Array.from([0, 0, 1, 1]), 0.1);
    expect([model.bias, ...model.weights].every(Number.isFinite)).toBe(true);
  });
});

describe('boosted trees', () => {
  test('find what only matters together, which a line does not', () => {
    const line = fitLogistic(invented.matrix, invented.outcomes, 1);
    const forest = fitTrees(invented.matrix, invented.outcomes, SETTINGS);
    const base = new Float64Array(2000).fill(0.4);
    const skills = [everyRow((row) => scoreLogistic(line, row)), everyRow((row) => scoreTrees(forest, row))].map(
      (scores) => getSkill(invented.outcomes, scores.map(sigmoid), base),
    );
    expect(skills[1]).toBeGreaterThan((skills[0] ?? 1) + 0.05);
  });

  test('are the same, digit by digit, when they are fitted again', () => {
    const fitted = () => JSON.stringify(fitTrees(invented.matrix, invented.outcomes, SETTINGS));
    expect(fitted()).toBe(fitted());
  });
});

describe('calibration', () => {
  const scores = everyRow((row) => (row[0] ?? 0) * 3);

  test.each([fitPlatt, fitIsotonic])('never puts a lower score above a higher one (%o)', (fit) => {
    const calibration = fit(scores, invented.outcomes);
    fc.assert(
      fc.property(
        fc.double({ min: -9, max: 9, noNaN: true }),
        fc.double({ min: 0, max: 9, noNaN: true }),
        (low, more) => {
          expect(calibrate(calibration, low + more)).toBeGreaterThanOrEqual(calibrate(calibration, low) - 1e-12);
        },
      ),
    );
  });

  test('brings the mean forecast to what happened', () => {
    const rate = invented.outcomes.reduce((sum, outcome) => sum + outcome, 0) / 2000;
    for (const fit of [fitPlatt, fitIsotonic]) {
      const calibration = fit(scores, invented.outcomes);
      const mean = scores.reduce((sum, score) => sum + calibrate(calibration, score), 0) / 2000;
      expect(mean).toBeCloseTo(rate, 1);
    }
  });

  test('keeps the order of bills', () => {
    const calibration = fitPlatt(scores, invented.outcomes);
    const after = scores.map((score) => calibrate(calibration, score));
    expect(getAuc(invented.outcomes, after)).toBeCloseTo(getAuc(invented.outcomes, scores), 10);
  });
});
