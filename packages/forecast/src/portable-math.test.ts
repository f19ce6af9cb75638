import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exp, log, logit, sigmoid } from './portable-math.ts';

test('exp and log agree with the engine to fourteen digits', () => {
  fc.assert(
    fc.property(fc.double({ min: -600, max: 600, noNaN: true }), (x) => {
      expect(Math.abs(exp(x) / Math.exp(x) - 1)).toBeLessThan(1e-13);
      expect(Math.abs(log(exp(x)) - x)).toBeLessThan(1e-10);
    }),
  );
  expect(log(0)).toBe(-Infinity);
  expect(log(-1)).toBeNaN();
});

test('log odds and probability undo each other, and certainty is kept away from', () => {
  for (const probability of [0.001, 0.2, 0.5, 0.97]) expect(sigmoid(logit(probability))).toBeCloseTo(probability, 12);
  expect(Number.isFinite(logit(0))).toBe(true);
  expect(Number.isFinite(logit(1))).toBe(true);
});
