import { styled } from '@mui/material/styles';
import { type PointerEvent, useRef, useState } from 'react';
import { nearestSize, type Tile, TILE_HEIGHTS, TILE_WIDTHS } from '../model/arrange.ts';
import { GRID } from '../model/grid.ts';

const Corner = styled('span')(({ theme }) => ({
  position: 'absolute',
  right: 3,
  bottom: 3,
  width: 14,
  height: 14,
  borderRight: `2px solid ${theme.vars.palette.token.ink3}`,
  borderBottom: `2px solid ${theme.vars.palette.token.ink3}`,
  borderBottomRightRadius: 4,
  cursor: 'nwse-resize',
  touchAction: 'none',
  opacity: 0,
  // While the pointer is over the tile, or drags.
  '*:hover > &, &:active': { opacity: 1 },
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

const Outline = styled('span')(({ theme }) => ({
  position: 'absolute',
  top: 0,
  left: 0,
  zIndex: 2,
  border: `2px solid ${theme.vars.palette.token.accent}`,
  borderRadius: 6,
  pointerEvents: 'none',
}));

export interface ResizeHandleProps {
  tile: Tile;
  onResize: (size: Pick<Tile, 'w' | 'h'>) => void;
}

/**
 * Resize handle in a tile's corner. While it is dragged, an outline shows the size to be applied. The menu does the
 * same by keyboard.
 */
export function ResizeHandle({ tile, onResize }: ResizeHandleProps) {
  const corner = useRef<HTMLSpanElement>(null);
  const [span, setSpan] = useState<{ w: number; h: number; width: number; height: number } | null>(null);
  const measure = ({ clientX, clientY }: PointerEvent) => {
    const box = corner.current?.parentElement?.getBoundingClientRect();
    if (box === undefined) return;
    const column = (box.width + GRID.gap) / tile.w;
    const row = (box.height + GRID.gap) / tile.h;
    const w = nearestSize(TILE_WIDTHS, (clientX - box.left + GRID.gap) / column) ?? tile.w;
    const h = nearestSize(TILE_HEIGHTS, (clientY - box.top + GRID.gap) / row) ?? tile.h;
    setSpan({ w, h, width: w * column - GRID.gap, height: h * row - GRID.gap });
  };
  return (
    <>
      {span === null ? null : <Outline style={{ width: span.width, height: span.height }} />}
      <Corner
        ref={corner}
        aria-hidden="true"
        onPointerDown={(event) => {
          event.preventDefault();
          event.currentTarget.setPointerCapture(event.pointerId);
          measure(event);
        }}
        onPointerMove={(event) => {
          if (span !== null) measure(event);
        }}
        onPointerCancel={() => setSpan(null)}
        onPointerUp={() => {
          if (span !== null && (span.w !== tile.w || span.h !== tile.h)) onResize({ w: span.w, h: span.h });
          setSpan(null);
        }}
      />
    </>
  );
}
