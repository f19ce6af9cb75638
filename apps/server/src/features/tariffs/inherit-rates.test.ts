import { describe, expect, it } from 'vitest';
import type { LineAbove } from './hts-lines.repository.ts';
import { createRateFinder } from './inherit-rates.ts';

const line = (position: number, parentPosition: number | null, changes: Partial<LineAbove> = {}): LineAbove => ({
  ...{ chapter: 1, position, parentPosition, htsno: null, general: null, special: null, other: null },
  ...changes,
});
const heading = line(1, null, { htsno: '0101', general: '9%', special: 'Free', other: '30%' });
const eight = line(2, 1, { htsno: '0101.21.00', general: '5%', special: 'Free (A)', other: '20%' });
const words = line(3, 2);
const ten = (changes: Partial<LineAbove> = {}) => line(4, 3, { htsno: '0101.21.00.10', ...changes });
const ratesOf = (asked: LineAbove, lines: readonly LineAbove[] = [heading, eight, words]) =>
  createRateFinder([...lines, asked])(asked);

describe('the rates of a statistical line', () => {
  it('are those of the nearest line above that has some, over words between them', () => {
    expect(ratesOf(ten())).toEqual({ htsno: '0101.21.00', general: '5%', special: 'Free (A)', other: '20%' });
  });

  it('are of the next above where the nearest has none', () => {
    expect(ratesOf(ten(), [heading, { ...eight, general: null }, words])).toMatchObject({
      htsno: '0101',
      general: '9%',
    });
  });

  it('stay its own where it states them', () => {
    expect(ratesOf(ten({ general: 'Free' }))).toBeNull();
    expect(ratesOf(ten({ special: 'Free (S)', other: null }))).toMatchObject({ special: 'Free (S)', other: '20%' });
    expect(ratesOf(ten({ other: '1%' }))).toMatchObject({ special: 'Free (A)', other: '1%' });
  });

  it('are inherited by lines of ten digits alone', () => {
    expect(ratesOf(ten({ htsno: '0101.21.10' }))).toBeNull();
    expect(ratesOf(ten({ htsno: null }))).toBeNull();
    expect(ratesOf(ten({ htsno: '0101210010' }))).not.toBeNull();
  });

  it('are none where nothing above states any', () => {
    expect(ratesOf(ten(), [words])).toBeNull();
    expect(ratesOf(ten({ parentPosition: null }))).toBeNull();
  });

  it('are not taken from another chapter', () => {
    expect(ratesOf(ten({ chapter: 2 }))).toBeNull();
  });

  it('are found in an end also where lines stand under themselves or one behind them', () => {
    expect(ratesOf(ten({ parentPosition: 4 }))).toBeNull();
    expect(ratesOf(ten(), [line(3, 5), line(5, 3, { htsno: '0101', general: '1%' })])).toBeNull();
  });
});
