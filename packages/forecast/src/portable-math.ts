const LN2_HIGH = 0.693_147_180_369_123_8;
const LN2_LOW = 1.908_214_929_270_587_7e-10;
const LN2 = 0.693_147_180_559_945_3;
const LARGEST_EXPONENT = 700;
const EXP_TERMS = 18;
const LOG_TERMS = 24;

/**
 * The exponential function from sums, products and quotients only, which IEEE 754 rounds the same everywhere. Engines
 * may return different last bits for `Math.exp`, and fitted weights must be reproduced bit for bit.
 */
export function exp(x: number): number {
  if (Number.isNaN(x)) return x;
  if (x > LARGEST_EXPONENT) return exp(LARGEST_EXPONENT);
  if (x < -LARGEST_EXPONENT) return exp(-LARGEST_EXPONENT);
  const power = Math.round(x / LN2);
  const rest = x - power * LN2_HIGH - power * LN2_LOW;
  let sum = 1;
  for (let term = EXP_TERMS; term > 0; term -= 1) sum = 1 + (rest * sum) / term;
  return scale(sum, power);
}

/** The natural logarithm of a positive number, as portable as `exp`. */
export function log(x: number): number {
  if (!(x > 0)) return x === 0 ? -Infinity : Number.NaN;
  let mantissa = x;
  let power = 0;
  while (mantissa > Math.SQRT2) {
    mantissa /= 2;
    power += 1;
  }
  while (mantissa < Math.SQRT1_2) {
    mantissa *= 2;
    power -= 1;
  }
  const ratio = (mantissa - 1) / (mantissa + 1);
  const square = ratio * ratio;
  let sum = 0;
  for (let term = LOG_TERMS; term >= 0; term -= 1) sum = sum * square + 1 / (2 * term + 1);
  return 2 * ratio * sum + power * LN2;
}

/** Logarithm of one plus a count, for features that grow by factors. */
export function logCount(count: number): number {
  return log(1 + Math.max(0, count));
}

/** Converts log odds to a probability. */
export function sigmoid(logit: number): number {
  return logit >= 0 ? 1 / (1 + exp(-logit)) : exp(logit) / (1 + exp(logit));
}

/** Smallest and largest probability whose log odds are used. */
const EDGE = 1e-4;

/** Converts a probability to log odds, kept away from certainty. */
export function logit(probability: number): number {
  const kept = Math.min(1 - EDGE, Math.max(EDGE, probability));
  return log(kept / (1 - kept));
}

function scale(value: number, power: number): number {
  let factor = power < 0 ? 0.5 : 2;
  let result = value;
  for (let left = Math.abs(power); left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result *= factor;
    factor *= factor;
  }
  return result;
}
