import { describe, expect, it } from 'vitest';
import { excerptAround } from './excerpt-around.ts';

const words = (count: number) => Array.from({ length: count }, (_, place) => `word${place}`).join(' ');

describe('excerptAround', () => {
  it('returns a short text unchanged', () => {
    expect(excerptAround('a tax credit', [[2, 5]])).toEqual({ text: 'a tax credit', marks: [[2, 5]] });
  });

  it('shows more text before the first mark on request', () => {
    const text = words(200);
    const at = text.indexOf('word150');
    const shown = excerptAround(text, [[at, at + 7]], 120).text;
    expect(shown.indexOf('word150')).toBeGreaterThan(100);
    expect(shown.indexOf('word150')).toBeLessThanOrEqual(121);
  });

  it('starts before the first mark at a word boundary and keeps marks on their words', () => {
    const text = words(200);
    const at = text.indexOf('word150');
    const excerpt = excerptAround(text, [[at, at + 7]]);
    expect(excerpt.text.startsWith('…word')).toBe(true);
    expect(excerpt.text.endsWith('…')).toBe(true);
    expect(excerpt.marks.map(([from, to]) => excerpt.text.slice(from, to))).toEqual(['word150']);
    expect(excerpt.text.length).toBeLessThan(230);
  });

  it('omits marks beyond its end', () => {
    const text = words(200);
    const late = text.indexOf('word199');
    expect(
      excerptAround(text, [
        [0, 5],
        [late, late + 7],
      ]).marks,
    ).toEqual([[0, 5]]);
  });

  it.each([0, 1])('splits no surrogate pair in text without spaces, %i code units in', (shift) => {
    const text = `${'x'.repeat(shift)}${'😀'.repeat(400)}`;
    const at = shift + 400;
    const excerpt = excerptAround(text, [[at, at + 2]]);
    expect(excerpt.text).toMatch(/^…(?:😀)+…$/u);
    expect(excerpt.marks.map(([from, to]) => excerpt.text.slice(from, to))).toEqual(['😀']);
  });
});
