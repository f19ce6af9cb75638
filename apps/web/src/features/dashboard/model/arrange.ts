import type { DashboardItem, Widget } from '@rotunda/contract';

/** A widget of a dashboard with a stable key, because the ids of the modules are new on every load. */
export interface Tile extends DashboardItem {
  key: string;
}

const COLUMNS = 12;

/** The specification names no sizes (PRJ-07). These divide the twelve columns so that tiles fit side by side. */
export const TILE_WIDTHS = [3, 4, 6, 8, 12] as const;
/** Heights in rows of the grid. */
export const TILE_HEIGHTS = [4, 5, 6, 8] as const;
const NEW_TILE = { w: 4, h: 4 } as const;

/** Returns the widgets of a layout in reading order: row by row, left to right. */
export function toTiles(layout: readonly DashboardItem[]): Tile[] {
  const seen = new Map<Widget, number>();
  return layout
    .toSorted((a, b) => a.y - b.y || a.x - b.x)
    .map(({ widget, x, y, w, h }) => {
      const nth = (seen.get(widget) ?? 0) + 1;
      seen.set(widget, nth);
      return { key: nth === 1 ? widget : `${widget}-${nth}`, widget, x, y, w, h };
    });
}

/** Assigns positions to tiles: each beside the previous one, or at the start of a new row if it does not fit. */
export function placeTiles(tiles: readonly Tile[]): Tile[] {
  let x = 0;
  let y = 0;
  let rowHeight = 0;
  return tiles.map((tile) => {
    if (x + tile.w > COLUMNS) {
      y += rowHeight;
      x = 0;
      rowHeight = 0;
    }
    const placed = { ...tile, x, y };
    x += tile.w;
    rowHeight = Math.max(rowHeight, tile.h);
    return placed;
  });
}

/** Moves a tile before another one, or to the end if that is null. */
export function moveTile(tiles: readonly Tile[], key: string, beforeKey: string | null): Tile[] {
  const moved = tiles.find((tile) => tile.key === key);
  if (moved === undefined || key === beforeKey) return [...tiles];
  const others = tiles.filter((tile) => tile !== moved);
  const at = others.findIndex((tile) => tile.key === beforeKey);
  return at < 0 ? [...others, moved] : others.toSpliced(at, 0, moved);
}

export function resizeTile(tiles: readonly Tile[], key: string, size: Partial<Pick<Tile, 'w' | 'h'>>): Tile[] {
  return tiles.map((tile) => (tile.key === key ? { ...tile, ...size } : tile));
}

/** Adds a widget at the end. */
export function addTile(tiles: readonly Tile[], widget: Widget): Tile[] {
  return toTiles(placeTiles([...tiles, { key: widget, widget, x: 0, y: 0, ...NEW_TILE }]));
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * Whether a pointer over a tile means the position before or after it. A tile of full width is divided into top and
 * bottom halves.
 */
export function getSide(box: Box, w: number, { clientX, clientY }: { clientX: number; clientY: number }) {
  const isFirstHalf = w === COLUMNS ? clientY < box.top + box.height / 2 : clientX < box.left + box.width / 2;
  return isFirstHalf ? ('before' as const) : ('after' as const);
}

/** Returns the offered size nearest to the span of a dragged corner, in columns or rows of the grid. */
export function nearestSize<Size extends number>(sizes: readonly Size[], span: number): Size | undefined {
  return sizes.toSorted((a, b) => Math.abs(a - span) - Math.abs(b - span))[0];
}
