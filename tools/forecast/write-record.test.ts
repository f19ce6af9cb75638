import { existsSync, readFileSync, statSync } from 'node:fs';
import { findLegislature } from '@rotunda/forecast';
import { describe, expect, test } from 'vitest';
import { TRAINING_SESSIONS } from './train-jurisdiction.ts';
import { getRoot, getWeightsPath, readWeights } from './weights.ts';
import { readRecord, withFigures } from './write-record.ts';

const ROOT = getRoot(import.meta.url);
const LARGEST_WEIGHTS = 500_000;

test('every figure of docs/forecast.md is that of the committed evaluation', () => {
  const text = readFileSync(`${ROOT}/docs/forecast.md`, 'utf8');
  const results = readRecord(ROOT);
  expect(results.length).toBeGreaterThan(0);
  expect(text).toContain(results[0]?.n.toLocaleString('en-US'));
  expect(text).toBe(withFigures(text, results));
});

describe.each(Object.entries(TRAINING_SESSIONS))('the committed weights of %s', (isoCode, { sessions }) => {
  test('can be read, and say what they were trained on', () => {
    expect(existsSync(getWeightsPath(ROOT, isoCode))).toBe(true);
    const model = readWeights(ROOT, isoCode);
    expect(model?.isoCode).toBe(isoCode);
    expect(findLegislature(isoCode)).toBeDefined();
    expect(model?.data.sessions).toEqual(sessions);
    expect(model?.data.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(model?.data.until).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  test('take at most 500 kB', () => {
    expect(statSync(getWeightsPath(ROOT, isoCode)).size).toBeLessThanOrEqual(LARGEST_WEIGHTS);
  });
});
