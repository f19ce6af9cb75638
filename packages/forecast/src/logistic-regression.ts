import type { Matrix } from './matrix.ts';
import { logit, sigmoid } from './portable-math.ts';

/** A fitted logistic regression on raw features: log odds are `bias` plus the weighted features. */
export interface LogisticModel {
  bias: number;
  weights: number[];
}

const STEPS = 16;
/** Significant digits that weights are rounded to, so that they are the same when read back. */
const DIGITS = 7;
const TINY = 1e-9;
const LONGEST_STEP = 1;

/**
 * Fits a logistic regression with a ridge penalty on standardized features by Newton's method, with a fixed number of
 * steps in a fixed order.
 *
 * @param ridge penalty on squared weights, in units of one row
 */
export function fitLogistic(matrix: Matrix, outcomes: Uint8Array, ridge: number): LogisticModel {
  const { rows, columns, values } = matrix;
  const { means, deviations } = getMoments(matrix);
  const size = columns + 1;
  const weights = new Float64Array(size);
  const positives = outcomes.reduce((sum, outcome) => sum + outcome, 0);
  weights[columns] = logit((positives + 0.5) / (rows + 1));
  const row = new Float64Array(size);
  row[columns] = 1;
  for (let step = 0; step < STEPS; step += 1) {
    const hessian = new Float64Array(size * size);
    const slope = new Float64Array(size);
    for (let at = 0; at < rows; at += 1) {
      let score = weights[columns] ?? 0;
      for (let column = 0; column < columns; column += 1) {
        const value = ((values[at * columns + column] ?? 0) - (means[column] ?? 0)) / (deviations[column] ?? 1);
        row[column] = value;
        score += value * (weights[column] ?? 0);
      }
      const probability = sigmoid(score);
      const error = probability - (outcomes[at] ?? 0);
      const weight = Math.max(TINY, probability * (1 - probability));
      for (let one = 0; one < size; one += 1) {
        const value = row[one] ?? 0;
        if (value === 0) continue;
        slope[one] = (slope[one] ?? 0) + error * value;
        const weighted = weight * value;
        const base = one * size;
        for (let other = 0; other <= one; other += 1)
          hessian[base + other] = (hessian[base + other] ?? 0) + weighted * (row[other] ?? 0);
      }
    }
    for (let column = 0; column < columns; column += 1) {
      slope[column] = (slope[column] ?? 0) + ridge * (weights[column] ?? 0);
      hessian[column * size + column] = (hessian[column * size + column] ?? 0) + ridge;
    }
    hessian[columns * size + columns] = (hessian[columns * size + columns] ?? 0) + TINY;
    const change = solve(hessian, slope, size);
    const longest = change.reduce((most, part) => Math.max(most, Math.abs(part)), 0);
    // Newton's step is too long far from the solution.
    const share = Math.min(1, LONGEST_STEP / Math.max(LONGEST_STEP, longest));
    for (let one = 0; one < size; one += 1) weights[one] = (weights[one] ?? 0) - share * (change[one] ?? 0);
  }
  return toRaw(weights, means, deviations);
}

/** Returns the log odds of a row. */
export function scoreLogistic(model: LogisticModel, row: ArrayLike<number>): number {
  const { bias, weights } = model;
  let score = bias;
  for (let column = 0; column < weights.length; column += 1) score += (weights[column] ?? 0) * (row[column] ?? 0);
  return score;
}

function getMoments({ rows, columns, values }: Matrix): { means: Float64Array; deviations: Float64Array } {
  const means = new Float64Array(columns);
  const deviations = new Float64Array(columns).fill(1);
  for (let column = 0; column < columns; column += 1) {
    let sum = 0;
    for (let row = 0; row < rows; row += 1) sum += values[row * columns + column] ?? 0;
    const mean = sum / Math.max(1, rows);
    let squares = 0;
    for (let row = 0; row < rows; row += 1) squares += ((values[row * columns + column] ?? 0) - mean) ** 2;
    const deviation = Math.sqrt(squares / Math.max(1, rows));
    means[column] = mean;
    deviations[column] = deviation < 1e-6 ? 1 : deviation;
  }
  return { means, deviations };
}

/** Solves a symmetric positive definite system of which the lower triangle is given (Cholesky). */
function solve(matrix: Float64Array, right: Float64Array, size: number): Float64Array {
  const lower = new Float64Array(size * size);
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column <= row; column += 1) {
      let sum = matrix[row * size + column] ?? 0;
      for (let inner = 0; inner < column; inner += 1)
        sum -= (lower[row * size + inner] ?? 0) * (lower[column * size + inner] ?? 0);
      lower[row * size + column] =
        row === column ? Math.sqrt(Math.max(1e-12, sum)) : sum / (lower[column * size + column] ?? 1);
    }
  const solution = Float64Array.from(right);
  for (let row = 0; row < size; row += 1) {
    let sum = solution[row] ?? 0;
    for (let column = 0; column < row; column += 1) sum -= (lower[row * size + column] ?? 0) * (solution[column] ?? 0);
    solution[row] = sum / (lower[row * size + row] ?? 1);
  }
  for (let row = size - 1; row >= 0; row -= 1) {
    let sum = solution[row] ?? 0;
    for (let below = row + 1; below < size; below += 1) sum -= (lower[below * size + row] ?? 0) * (solution[below] ?? 0);
    solution[row] = sum / (lower[row * size + row] ?? 1);
  }
  return solution;
}

function toRaw(weights: Float64Array, means: Float64Array, deviations: Float64Array): LogisticModel {
  const columns = means.length;
  let bias = weights[columns] ?? 0;
  const raw: number[] = [];
  for (let column = 0; column < columns; column += 1) {
    const weight = (weights[column] ?? 0) / (deviations[column] ?? 1);
    bias -= weight * (means[column] ?? 0);
    raw.push(Number(weight.toPrecision(DIGITS)));
  }
  return { bias: Number(bias.toPrecision(DIGITS + 2)), weights: raw };
}
