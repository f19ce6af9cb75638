import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ANALYSIS_VERSION, analyzeText, type AnalyzedField } from './index.ts';

interface GoldenText {
  language: 'en' | 'fr';
  field: AnalyzedField;
  text: string;
  /** `position term [start,end)`, in column order. */
  tokens: string[];
}

const file = new URL('../golden/tokens.json', import.meta.url);
// The cast is safe because the file is stored in this shape.
const golden = JSON.parse(readFileSync(file, 'utf8')) as { analysisVersion: number; texts: GoldenText[] };

test('The golden file has the current analysis version', () => {
  expect(golden.analysisVersion).toBe(ANALYSIS_VERSION);
});

// A difference here means that indexed documents no longer agree with new queries. If it is intended, raise
// ANALYSIS_VERSION, so that every row is analyzed again, and write the new tokens into the file.
test.each(golden.texts.map((entry) => [entry.text, entry] as const))('“%s” produces the golden tokens', (_, entry) => {
  const tokens = analyzeText(entry.text, entry.language, entry.field);
  expect(tokens.map(({ term, position, start, end }) => `${position} ${term} [${start},${end})`)).toEqual(entry.tokens);
});
