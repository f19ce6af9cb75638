import type { DashboardItem, Widget } from '@rotunda/contract';
import { describe, expect, it } from 'vitest';
import { addTile, moveTile, nearestSize, placeTiles, resizeTile, getSide, TILE_WIDTHS, toTiles } from './arrange.ts';

const item = (widget: Widget, x: number, y: number, w = 4): DashboardItem => ({ widget, x, y, w, h: 4 });
const tiles = toTiles([item('alerts', 4, 0, 8), item('policyMap', 0, 0), item('workflow', 0, 4, 12)]);
const keys = (of: readonly { key: string }[]) => of.map((tile) => tile.key);

describe('Dashboard tiles', () => {
  it('are sorted by row and column, with unique keys for widgets of the same kind', () => {
    expect(keys(tiles)).toEqual(['policyMap', 'alerts', 'workflow']);
    expect(keys(toTiles([item('alerts', 0, 4), item('alerts', 0, 0)]))).toEqual(['alerts', 'alerts-2']);
  });

  it('wrap to a row below the tallest tile when they do not fit', () => {
    const high = resizeTile(tiles, 'policyMap', { h: 6 });
    expect(placeTiles(high).map(({ x, y }) => [x, y])).toEqual([
      [0, 0],
      [4, 0],
      [0, 6],
    ]);
    const wide = placeTiles(resizeTile(tiles, 'policyMap', { w: 6 }));
    expect(wide.map(({ x, y }) => [x, y])).toEqual([
      [0, 0],
      [0, 4],
      [0, 8],
    ]);
  });

  it('move before another tile or to the end and keep the order of the others', () => {
    expect(keys(moveTile(tiles, 'workflow', 'policyMap'))).toEqual(['workflow', 'policyMap', 'alerts']);
    expect(keys(moveTile(tiles, 'policyMap', null))).toEqual(['alerts', 'workflow', 'policyMap']);
    expect(keys(moveTile(tiles, 'alerts', 'alerts'))).toEqual(keys(tiles));
    expect(keys(moveTile(tiles, 'activity', 'alerts'))).toEqual(keys(tiles));
  });

  it('are added at the end', () => {
    const added = addTile(tiles, 'actions');
    expect(added.at(-1)).toMatchObject({ key: 'actions', x: 0, y: 8 });
    expect(keys(addTile(added, 'actions')).at(-1)).toBe('actions-2');
  });

  it.each([
    ['the left of a narrow tile', 4, { clientX: 10, clientY: 90 }, 'before'],
    ['the right of a narrow tile', 4, { clientX: 90, clientY: 10 }, 'after'],
    ['the top of a full one', 12, { clientX: 90, clientY: 10 }, 'before'],
    ['the bottom of a full one', 12, { clientX: 10, clientY: 90 }, 'after'],
  ])('choose the drop side over %s', (_name, w, pointer, side) => {
    expect(getSide({ left: 0, top: 0, width: 100, height: 100 }, w, pointer)).toBe(side);
  });

  it('snap to the size nearest to the dragged corner', () => {
    expect([0.5, 5.2, 7.1, 14].map((span) => nearestSize(TILE_WIDTHS, span))).toEqual([3, 6, 8, 12]);
  });
});
