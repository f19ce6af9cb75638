import { describe, expect, test } from 'vitest';
import { compareTexts } from './compare-texts.ts';
import { ComparisonDeadlineError } from './deadline.ts';
import { compareWithScript } from './raw-script.ts';
import { checkComparison } from './testing/check-comparison.ts';
import { hostilePairs } from './testing/hostile-texts.ts';
import { marked, getText } from './testing/get-text.ts';

describe('Word comparison', () => {
  test('marks struck and inserted words and numbers them in reading order', () => {
    const left = getText('1 Fees | The fee is $5 a day. | The agency may keep the fees it collects for its programs.');
    const right = getText(
      '1 Fees | The fee is $7 a day. | The agency shall keep the fees it collects for its programs.',
    );
    const comparison = compareTexts(left, right);
    expect(marked(left, right, comparison)).toEqual([
      'l0-r0 changed',
      'Fees | Fees',
      'The fee is [-$5-]1 a day. | The fee is [+$7+]1 a day.',
      'The agency [-may-]2 keep the fees it collects for its programs. | The agency [+shall+]2 keep the fees it collects for its programs.',
    ]);
    expect(comparison.changeCount).toBe(2);
  });

  test('ignores capitalization and quote styles', () => {
    const left = getText('1 SHORT TITLE | This Act may be cited as the "Water Act".');
    const right = getText('1 Short title | This Act may be cited as the “Water Act”.');
    const comparison = compareTexts(left, right);
    expect(marked(left, right, comparison)).toEqual([
      'l0-r0 equal',
      '[-SHORT TITLE-]case | [+Short title+]case',
      'This Act may be cited as the [-"-]marks Water Act [-"-]marks . | This Act may be cited as the [+“+]marks Water Act [+”+]marks .',
    ]);
    expect(comparison.changeCount).toBe(0);
  });
});

test('A fraction is one number however it is written, and an exponent is none of its number', () => {
  const left = getText('1 Rates | It pays 12 1/2 percent of 10⁶ tons. | The fee is $725,000¹¹ a year.');
  const right = getText('1 Rates | It pays 12½ percent of 106 tons. | The fee is $725,000 a year.');
  expect(marked(left, right, compareTexts(left, right))).toEqual([
    'l0-r0 changed',
    'Rates | Rates',
    'It pays [-12 1/2-]marks percent of [-10⁶-]1 tons. | It pays [+12½+]marks percent of [+106+]1 tons.',
    'The fee is $725,000 [-¹¹-]2 a year. | The fee is $725,000 a year.',
  ]);
});

test('A comparison past its deadline throws and returns no partial result', () => {
  const text = getText('1 A | words of a section');
  let ms = 0;
  const now = () => (ms += 10);
  expect(() => compareTexts(text, text, { deadlineMs: 15, now })).toThrow(ComparisonDeadlineError);
});

test('A comparison reports its progress, which never goes back', () => {
  const left = getText('1 Fees | The fee is $5. || 2 Report | The Secretary shall report.');
  const right = getText('1 Fees | The fee is $6. || 2 Report | The Secretary may report.');
  const shares: number[] = [];
  compareTexts(left, right, { onProgress: (share) => shares.push(share) });
  expect(shares.length).toBeGreaterThan(4);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(Math.min(...shares)).toBeGreaterThan(0);
  expect(Math.max(...shares)).toBeLessThan(1);
});

test('The deadline is checked even within a very long paragraph', () => {
  const words = '(a)(1)(A)'.repeat(20_000);
  let asked = 0;
  const now = () => (asked += 1);
  const text = getText(`1 A | ${words}`);
  compareTexts(text, text, { deadlineMs: Number.MAX_SAFE_INTEGER, now });
  // Each repetition is nine tokens, in two texts, and the clock is read at least once in 4,096 tokens.
  expect(asked).toBeGreaterThan((2 * 9 * 20_000) / 4096);
});

test('The edit script rebuilds the right text from the left text', () => {
  const left = getText(
    '1 Fees | (a) The fee is $5. | (b) No other fee. || 2 Report | The Secretary shall report to Congress.',
  );
  const right = getText(
    '1 Report | The Administrator shall report to Congress. || 2 Fees | (a) No other fee. | (b) The fee is $5.',
  );
  const { comparison, script } = compareWithScript(left, right);
  expect(checkComparison(left, right, comparison, script)).toEqual([]);
});

test('A paragraph of nothing but changes is compared in linear time', () => {
  const pair = hostilePairs(0.3).find(({ name }) => name === 'two words repeated at random');
  if (pair === undefined) throw new Error('no such pair');
  // Measures processor time, because other work may run in parallel. Running the patterns again for each change took
  // over a minute.
  const now = () => process.cpuUsage().user / 1000;
  expect(compareTexts(pair.left, pair.right, { deadlineMs: 6000, now }).changeCount).toBeGreaterThan(1000);
});
