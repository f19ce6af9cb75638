import { createRandom } from './random.ts';

/** Forecasts of one target beside what happened; one bill has several rows. */
export interface Forecasts {
  /** Number of the bill of each row. */
  bills: Int32Array;
  outcomes: Uint8Array;
  probabilities: Float64Array;
  /** What stage and chamber alone would have said. */
  base: Float64Array;
}

/** Mean squared difference between probability and outcome (Brier 1950); 0 is perfect. */
export function getBrier(outcomes: Uint8Array, probabilities: Float64Array): number {
  let sum = 0;
  for (let row = 0; row < outcomes.length; row += 1) sum += ((probabilities[row] ?? 0) - (outcomes[row] ?? 0)) ** 2;
  return outcomes.length === 0 ? Number.NaN : sum / outcomes.length;
}

/** Share of a base's Brier score that a forecast saves; 0 is no better, below 0 is worse. */
export function getSkill(outcomes: Uint8Array, probabilities: Float64Array, base: Float64Array): number {
  return 1 - getBrier(outcomes, probabilities) / getBrier(outcomes, base);
}

/** Chance that a bill that succeeded was given more than one that did not (ties count half). */
export function getAuc(outcomes: Uint8Array, probabilities: Float64Array): number {
  const order = Uint32Array.from(outcomes, (_, row) => row);
  order.sort((one, other) => (probabilities[one] ?? 0) - (probabilities[other] ?? 0) || one - other);
  let positives = 0;
  let rankSum = 0;
  for (let from = 0; from < order.length;) {
    let until = from;
    const value = probabilities[order[from] ?? 0];
    while (until < order.length && probabilities[order[until] ?? 0] === value) until += 1;
    const rank = (from + 1 + until) / 2;
    for (let at = from; at < until; at += 1)
      if (outcomes[order[at] ?? 0] === 1) {
        positives += 1;
        rankSum += rank;
      }
    from = until;
  }
  const negatives = outcomes.length - positives;
  if (positives === 0 || negatives === 0) return Number.NaN;
  return (rankSum - (positives * (positives + 1)) / 2) / (positives * negatives);
}

/** One part of the forecasts, in order of probability: what was said and what happened. */
export interface ReliabilityBin {
  rows: number;
  forecast: number;
  observed: number;
}

/** Divides forecasts into bins of equal mass, lowest first. */
export function getReliability(outcomes: Uint8Array, probabilities: Float64Array, bins = 10): ReliabilityBin[] {
  const order = Uint32Array.from(outcomes, (_, row) => row);
  order.sort((one, other) => (probabilities[one] ?? 0) - (probabilities[other] ?? 0) || one - other);
  return Array.from({ length: bins }, (_, bin) => {
    const rows = order.subarray(Math.floor((bin * order.length) / bins), Math.floor(((bin + 1) * order.length) / bins));
    let forecast = 0;
    let observed = 0;
    for (const row of rows) {
      forecast += probabilities[row] ?? 0;
      observed += outcomes[row] ?? 0;
    }
    const count = Math.max(1, rows.length);
    return { rows: rows.length, forecast: forecast / count, observed: observed / count };
  });
}

/** Mean distance between forecast and observed shares over ten bins of equal mass (expected calibration error). */
export function getCalibrationError(outcomes: Uint8Array, probabilities: Float64Array): number {
  const bins = getReliability(outcomes, probabilities);
  const total = bins.reduce((sum, { rows }) => sum + rows, 0);
  return bins.reduce((sum, { rows, forecast, observed }) => sum + (rows / total) * Math.abs(forecast - observed), 0);
}

const SAMPLES = 500;

/**
 * Returns the middle 95 % of the skill over samples of bills drawn with replacement, each bill with all of its rows
 * (bootstrap by bill).
 */
export function getSkillInterval({ bills, outcomes, probabilities, base }: Forecasts, seed = 1): [number, number] {
  const errors = new Map<number, { own: number; base: number }>();
  for (let row = 0; row < outcomes.length; row += 1) {
    const sums = errors.get(bills[row] ?? 0) ?? { own: 0, base: 0 };
    sums.own += ((probabilities[row] ?? 0) - (outcomes[row] ?? 0)) ** 2;
    sums.base += ((base[row] ?? 0) - (outcomes[row] ?? 0)) ** 2;
    errors.set(bills[row] ?? 0, sums);
  }
  const all = [...errors.values()];
  const random = createRandom(seed);
  const skills = new Float64Array(SAMPLES);
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    let [own, other] = [0, 0];
    for (let draw = 0; draw < all.length; draw += 1) {
      const drawn = all[Math.floor(random() * all.length)];
      own += drawn?.own ?? 0;
      other += drawn?.base ?? 0;
    }
    skills[sample] = 1 - own / other;
  }
  skills.sort();
  return [skills[Math.floor(SAMPLES * 0.025)] ?? Number.NaN, skills[Math.ceil(SAMPLES * 0.975) - 1] ?? Number.NaN];
}
