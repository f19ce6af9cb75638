import { logit, sigmoid } from './portable-math.ts';
import { TITLE_BUCKETS } from './title-words.ts';

/** Weights of the words of titles: log odds beside those of the average bill. */
export interface TitleModel {
  bias: number;
  weights: Int8Array;
  /** Value of one unit of `weights`. */
  unit: number;
}

const PASSES = 12;
const RATE = 0.5;
const LARGEST = 127;

export interface TitleExample {
  buckets: Uint16Array;
  outcome: boolean;
}

/**
 * Fits a ridge logistic regression of an outcome on the words of titles by adaptive gradient steps in a fixed order, and
 * rounds the weights to one byte each.
 */
export function fitTitleModel(examples: readonly TitleExample[], ridge: number): TitleModel {
  const rate = (examples.filter(({ outcome }) => outcome).length + 0.5) / (examples.length + 1);
  const bias = logit(rate);
  const weights = new Float64Array(TITLE_BUCKETS);
  const squares = new Float64Array(TITLE_BUCKETS).fill(1e-3);
  const scale = examples.length === 0 ? 0 : ridge / examples.length;
  for (let pass = 0; pass < PASSES; pass += 1)
    for (const { buckets, outcome } of examples) {
      const share = 1 / Math.sqrt(Math.max(1, buckets.length));
      let score = bias;
      for (const bucket of buckets) score += (weights[bucket] ?? 0) * share;
      const error = sigmoid(score) - (outcome ? 1 : 0);
      for (const bucket of buckets) {
        const weight = weights[bucket] ?? 0;
        const slope = error * share + scale * weight;
        const square = (squares[bucket] ?? 0) + slope * slope;
        squares[bucket] = square;
        weights[bucket] = weight - (RATE * slope) / Math.sqrt(square);
      }
    }
  return quantize(bias, weights);
}

function quantize(bias: number, weights: Float64Array): TitleModel {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const unit = Number((Math.max(largest, 1e-6) / LARGEST).toPrecision(6));
  return {
    bias: Number(bias.toPrecision(8)),
    unit,
    weights: Int8Array.from(weights, (weight) => Math.max(-LARGEST, Math.min(LARGEST, Math.round(weight / unit)))),
  };
}

/** Scores the words of a title: log odds beside those of the average bill. */
export function scoreTitle(model: TitleModel, buckets: Uint16Array): number {
  const share = 1 / Math.sqrt(Math.max(1, buckets.length));
  let score = 0;
  for (const bucket of buckets) score += (model.weights[bucket] ?? 0) * share;
  return score * model.unit;
}
