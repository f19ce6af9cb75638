import { describe, expect, it } from 'vitest';
import { getPieces } from './get-pieces.ts';

const pieces = (text: string) => [...getPieces(text, 10)].map((piece) => piece.text);

describe('getPieces', () => {
  it.each<[string, string[]]>([
    ['', []],
    ['one; two', ['one; two']],
    ['one; two; three', ['one; two;', ' three']],
    ['one\ntwo three four', ['one\n', 'two three ', 'four']],
    ['one two three', ['one two ', 'three']],
    ['x'.repeat(21), ['x'.repeat(10), 'x'.repeat(10), 'x']],
    [`;${'x'.repeat(12)}`, [`;${'x'.repeat(9)}`, 'xxx']],
  ])('splits “%s”', (text, expected) => {
    expect(pieces(text)).toEqual(expected);
    expect(pieces(text).join('')).toBe(text);
  });

  it('splits a very long text without break points quickly', () => {
    const before = process.cpuUsage();
    expect([...getPieces('x'.repeat(20_000_000), 1000)]).toHaveLength(20_000);
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(2000);
  });
});
