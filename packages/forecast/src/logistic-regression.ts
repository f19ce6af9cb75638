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
const SHORTEST_STEP = 1e-7;
const LEAST_DEVIATION = 1e-6;

/**
 * Fits a logistic regression with a ridge penalty on features in units of their deviation by Newton's method, in a fixed
 * order. Most features of a bill are 0, and only the others are added up.
 *
 * @param ridge penalty on squared weights, in units of one row
 */
export function fitLogistic(matrix: Matrix, outcomes: Uint8Array, ridge: number): LogisticModel {
  const { rows, columns } = matrix;
  const deviations = getDeviations(matrix);
  const scaled = matrix.values.map((value, at) => value / (deviations[at % columns] ?? 1));
  const weights = new Float64Array(columns + 1);
  const positives = outcomes.reduce((sum, outcome) => sum + outcome, 0);
  weights[columns] = logit((positives + 0.5) / (rows + 1));
  for (let step = 0; step < STEPS; step += 1) {
    const { slope, hessian } = getDerivatives({ rows, columns, values: scaled }, outcomes, weights);
    addPenalty(hessian, slope, weights, ridge);
    const change = solve(hessian, slope, columns + 1);
    const longest = change.reduce((most, part) => Math.max(most, Math.abs(part)), 0);
    // Newton's step is too long far from the solution.
    const share = Math.min(1, LONGEST_STEP / Math.max(LONGEST_STEP, longest));
    for (let one = 0; one <= columns; one += 1) weights[one] = (weights[one] ?? 0) - share * (change[one] ?? 0);
    if (longest < SHORTEST_STEP) break;
  }
  return {
    bias: Number((weights[columns] ?? 0).toPrecision(DIGITS + 2)),
    weights: Array.from(deviations, (deviation, column) =>
      Number(((weights[column] ?? 0) / deviation).toPrecision(DIGITS)),
    ),
  };
}

/** Returns slope and curvature of the loss; of the curvature the lower triangle. */
function getDerivatives(matrix: Matrix, outcomes: Uint8Array, weights: Float64Array) {
  const { rows, columns, values } = matrix;
  const size = columns + 1;
  const hessian = new Float64Array(size * size);
  const slope = new Float64Array(size);
  const places = new Int32Array(size);
  const present = new Float64Array(size);
  for (let at = 0; at < rows; at += 1) {
    let count = 0;
    let score = weights[columns] ?? 0;
    for (let column = 0; column < columns; column += 1) {
      const value = values[at * columns + column] ?? 0;
      if (value === 0) continue;
      places[count] = column;
      present[count] = value;
      count += 1;
      score += value * (weights[column] ?? 0);
    }
    places[count] = columns;
    present[count] = 1;
    count += 1;
    const probability = sigmoid(score);
    const error = probability - (outcomes[at] ?? 0);
    const weight = Math.max(TINY, probability * (1 - probability));
    for (let one = 0; one < count; one += 1) {
      const place = places[one] ?? 0;
      const value = present[one] ?? 0;
      slope[place] = (slope[place] ?? 0) + error * value;
      const weighted = weight * value;
      const base = place * size;
      for (let other = 0; other <= one; other += 1) {
        const cell = base + (places[other] ?? 0);
        hessian[cell] = (hessian[cell] ?? 0) + weighted * (present[other] ?? 0);
      }
    }
  }
  return { slope, hessian };
}

function addPenalty(hessian: Float64Array, slope: Float64Array, weights: Float64Array, ridge: number): void {
  const size = weights.length;
  for (let one = 0; one < size; one += 1) {
    // The bias is free.
    const penalty = one === size - 1 ? TINY : ridge;
    const diagonal = one * size + one;
    slope[one] = (slope[one] ?? 0) + penalty * (weights[one] ?? 0);
    hessian[diagonal] = (hessian[diagonal] ?? 0) + penalty;
  }
}

/** Returns the log odds of a row. */
export function scoreLogistic(model: LogisticModel, row: ArrayLike<number>): number {
  const { bias, weights } = model;
  let score = bias;
  for (let column = 0; column < weights.length; column += 1) score += (weights[column] ?? 0) * (row[column] ?? 0);
  return score;
}

/** Returns the standard deviation of each feature; 1 for one that never changes. */
function getDeviations({ rows, columns, values }: Matrix): Float64Array {
  const deviations = new Float64Array(columns).fill(1);
  for (let column = 0; column < columns; column += 1) {
    let sum = 0;
    for (let row = 0; row < rows; row += 1) sum += values[row * columns + column] ?? 0;
    const mean = sum / Math.max(1, rows);
    let squares = 0;
    for (let row = 0; row < rows; row += 1) squares += ((values[row * columns + column] ?? 0) - mean) ** 2;
    const deviation = Math.sqrt(squares / Math.max(1, rows));
    if (deviation >= LEAST_DEVIATION) deviations[column] = deviation;
  }
  return deviations;
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
    for (let below = row + 1; below < size; below += 1)
      sum -= (lower[below * size + row] ?? 0) * (solution[below] ?? 0);
    solution[row] = sum / (lower[row * size + row] ?? 1);
  }
  return solution;
}
