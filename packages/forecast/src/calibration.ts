import { log, sigmoid } from './portable-math.ts';

/** Turns a raw score into a probability that held on bills not used in fitting. */
export type Calibration =
  | { kind: 'none' }
  /** Log odds are a line over the score. */
  | { kind: 'platt'; slope: number; offset: number }
  /** Log odds are straight between knots. */
  | { kind: 'isotonic'; scores: number[]; logits: number[] };

const STEPS = 60;
const DIGITS = 6;

/** Fits a line over raw log odds (Platt scaling) by Newton's method. */
export function fitPlatt(scores: Float64Array, outcomes: Uint8Array): Calibration {
  let slope = 1;
  let offset = 0;
  for (let step = 0; step < STEPS; step += 1) {
    let [a, b, aa, ab, bb] = [0, 0, 1e-6, 0, 1e-6];
    for (let at = 0; at < scores.length; at += 1) {
      const score = scores[at] ?? 0;
      const probability = sigmoid(slope * score + offset);
      const error = probability - (outcomes[at] ?? 0);
      const weight = Math.max(1e-9, probability * (1 - probability));
      a += error * score;
      b += error;
      aa += weight * score * score;
      ab += weight * score;
      bb += weight;
    }
    const determinant = aa * bb - ab * ab;
    if (Math.abs(determinant) < 1e-12) break;
    const steps = [(bb * a - ab * b) / determinant, (aa * b - ab * a) / determinant] as const;
    // Newton's step is too long far from the solution.
    const share = 1 / Math.max(1, Math.abs(steps[0]), Math.abs(steps[1]));
    slope -= share * steps[0];
    offset -= share * steps[1];
  }
  return { kind: 'platt', slope: Number(slope.toPrecision(DIGITS)), offset: Number(offset.toPrecision(DIGITS)) };
}

/** Rows of a block that isotonic calibration starts from, at least. */
const SMALLEST_BLOCK = 150;
const MOST_BLOCKS = 60;

interface Block {
  score: number;
  positives: number;
  rows: number;
}

/**
 * Fits a rising line of straight pieces: rows in order of score are put into blocks of equal mass, neighbors out of order
 * are pooled, and the log odds of the blocks are joined.
 */
export function fitIsotonic(scores: Float64Array, outcomes: Uint8Array): Calibration {
  const order = Uint32Array.from(scores, (_, at) => at);
  // Rows with one score keep their order, so that the result depends on nothing else.
  order.sort((one, other) => (scores[one] ?? 0) - (scores[other] ?? 0) || one - other);
  const count = Math.max(2, Math.min(MOST_BLOCKS, Math.floor(order.length / SMALLEST_BLOCK)));
  const blocks: Block[] = [];
  for (let block = 0; block < count; block += 1) {
    const from = Math.floor((block * order.length) / count);
    const until = Math.floor(((block + 1) * order.length) / count);
    const rows = order.subarray(from, until);
    let score = 0;
    let positives = 0;
    for (const row of rows) {
      score += scores[row] ?? 0;
      positives += outcomes[row] ?? 0;
    }
    blocks.push({ score, positives, rows: rows.length });
    while (blocks.length > 1 && getRate(blocks.at(-2)) >= getRate(blocks.at(-1))) {
      const last = blocks.pop();
      const before = blocks.pop();
      if (last === undefined || before === undefined) break;
      blocks.push({
        score: last.score + before.score,
        positives: last.positives + before.positives,
        rows: last.rows + before.rows,
      });
    }
  }
  return {
    kind: 'isotonic',
    scores: blocks.map(({ score, rows }) => Number((score / Math.max(1, rows)).toPrecision(DIGITS))),
    logits: blocks.map((block) => Number(getLogit(block).toPrecision(DIGITS))),
  };
}

/** A block in which nothing happened is not impossible. */
function getLogit({ positives, rows }: Block): number {
  return log((positives + 0.3) / (rows - positives + 0.3));
}

function getRate(block: Block | undefined): number {
  return block === undefined ? 0 : block.positives / Math.max(1, block.rows);
}

/** Returns the probability for a raw score in log odds. */
export function calibrate(calibration: Calibration, score: number): number {
  if (calibration.kind === 'none') return sigmoid(score);
  if (calibration.kind === 'platt') return sigmoid(calibration.slope * score + calibration.offset);
  return sigmoid(interpolate(calibration.scores, calibration.logits, score));
}

/** Straight between knots; beyond them in parallel to the score, so that order is kept. */
function interpolate(knots: readonly number[], values: readonly number[], score: number): number {
  const after = knots.findIndex((knot) => knot > score);
  if (after === 0) return (values[0] ?? 0) + (score - (knots[0] ?? 0)) / 2;
  if (after < 0) return (values.at(-1) ?? 0) + (score - (knots.at(-1) ?? 0)) / 2;
  const [x0 = 0, x1 = 1, y0 = 0, y1 = 0] = [knots[after - 1], knots[after], values[after - 1], values[after]];
  return y0 + ((y1 - y0) * (score - x0)) / Math.max(1e-9, x1 - x0);
}
