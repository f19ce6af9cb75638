import { JURISDICTIONS } from '@rotunda/domain';
import { describe, expect, it } from 'vitest';
import { MAP_TILES, shadeOf } from './map-tiles.ts';

describe('the tile map', () => {
  it('has a tile for every state, DC and province, each in a place of its own', () => {
    const wanted = JURISDICTIONS.filter(
      ({ isoCode }) => isoCode.includes('-') && !['us-pr', 'us-gu', 'us-vi', 'us-as', 'us-mp'].includes(isoCode),
    ).map(({ isoCode }) => isoCode);
    expect(MAP_TILES.map(({ isoCode }) => isoCode).toSorted()).toEqual(wanted.toSorted());
    expect(new Set(MAP_TILES.map(({ column, row }) => `${column} ${row}`)).size).toBe(MAP_TILES.length);
  });

  it.each([
    [0, 10, 0],
    [1, 10, 1],
    [3, 10, 2],
    [6, 10, 3],
    [10, 10, 4],
    [1, 1, 4],
  ])('shades %i of %i as %i', (count, largest, shade) => {
    expect(shadeOf(count, largest)).toBe(shade);
  });
});
