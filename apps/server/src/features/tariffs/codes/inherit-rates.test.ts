import { describe, expect, it } from 'vitest';
import type { LineAbove } from '../hts-lines.repository.ts';
import { createRateFinder } from './inherit-rates.ts';

const line = (position: number, parentPosition: number | null, changes: Partial<LineAbove> = {}): LineAbove => ({
  chapter: 1,
  position,
  parentPosition,
  htsno: null,
  general: null,
  special: null,
  other: null,
  ...changes,
});
const heading = line(1, null, { htsno: '0101', general: '9%', special: 'Free', other: '30%' });
const eight = line(2, 1, { htsno: '0101.21.00', general: '5%', special: 'Free (A)', other: '20%' });
const words = line(3, 2);
const ten = (changes: Partial<LineAbove> = {}) => line(4, 3, { htsno: '0101.21.00.10', ...changes });
const getRates = (asked: LineAbove, lines: readonly LineAbove[] = [heading, eight, words]) =>
  createRateFinder([...lines, asked])(asked);

describe('Inherited rates of a statistical line', () => {
  it('come from the nearest ancestor with rates, skipping lines of text', () => {
    expect(getRates(ten())).toEqual({ htsno: '0101.21.00', general: '5%', special: 'Free (A)', other: '20%' });
  });

  it('come from the next ancestor when the nearest has no rates', () => {
    expect(getRates(ten(), [heading, { ...eight, general: null }, words])).toMatchObject({
      htsno: '0101',
      general: '9%',
    });
  });

  it('never replace rates the line states itself', () => {
    expect(getRates(ten({ general: 'Free' }))).toBeNull();
    expect(getRates(ten({ special: 'Free (S)', other: null }))).toMatchObject({ special: 'Free (S)', other: '20%' });
    expect(getRates(ten({ other: '1%' }))).toMatchObject({ special: 'Free (A)', other: '1%' });
  });

  it('apply to ten-digit lines only', () => {
    expect(getRates(ten({ htsno: '0101.21.10' }))).toBeNull();
    expect(getRates(ten({ htsno: null }))).toBeNull();
    expect(getRates(ten({ htsno: '0101210010' }))).not.toBeNull();
  });

  it('are null when no ancestor states rates', () => {
    expect(getRates(ten(), [words])).toBeNull();
    expect(getRates(ten({ parentPosition: null }))).toBeNull();
  });

  it('are not taken from another chapter', () => {
    expect(getRates(ten({ chapter: 2 }))).toBeNull();
  });

  it('are null when parents are circular or come later in the file', () => {
    expect(getRates(ten({ parentPosition: 4 }))).toBeNull();
    expect(getRates(ten(), [line(3, 5), line(5, 3, { htsno: '0101', general: '1%' })])).toBeNull();
  });
});
