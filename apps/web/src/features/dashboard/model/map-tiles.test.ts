import { JURISDICTIONS } from '@rotunda/domain';
import { describe, expect, it } from 'vitest';
import { MAP_TILES, SHADE_STEPS, getShade } from './map-tiles.ts';

describe('Tile map', () => {
  it('has a tile for every state, DC and province, each in its own place', () => {
    const wanted = JURISDICTIONS.filter(
      ({ isoCode }) => isoCode.includes('-') && !['us-pr', 'us-gu', 'us-vi', 'us-as', 'us-mp'].includes(isoCode),
    ).map(({ isoCode }) => isoCode);
    expect(MAP_TILES.map(({ isoCode }) => isoCode).toSorted()).toEqual(wanted.toSorted());
    expect(new Set(MAP_TILES.map(({ column, row }) => `${column} ${row}`)).size).toBe(MAP_TILES.length);
  });

  it.each([
    [0, 0],
    [1, 1],
    [4, 1],
    [5, 2],
    [20, 3],
    [99, 3],
    [100, 4],
    [43_457, 4],
  ])('shades %i documents with step %i', (count, shade) => {
    expect(getShade(count)).toBe(shade);
  });

  it('leaves no gaps between the steps of its legend', () => {
    for (const [index, { to }] of SHADE_STEPS.entries()) {
      expect(SHADE_STEPS[index + 1]?.from ?? null).toBe(to === null ? null : to + 1);
    }
  });
});
