import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Tile } from '../model/arrange.ts';
import { GRID } from '../model/grid.ts';
import type { DragState } from '../model/make-draggable.ts';
import { PanelFrameContext } from './panel.tsx';
import { ResizeHandle } from './resize-handle.tsx';

const Root = styled('div', { shouldForwardProp: (prop) => prop !== 'tile' })<{ tile: Tile }>(({ theme, tile }) => ({
  position: 'relative',
  minWidth: 0,
  gridColumn: `${tile.x + 1} / span ${tile.w}`,
  gridRow: `${tile.y + 1} / span ${tile.h}`,
  '&[data-drag="dragged"]': { opacity: 0.4 },
  '&:is([data-drag="before"], [data-drag="after"])::before': {
    content: '""',
    position: 'absolute',
    zIndex: 1,
    borderRadius: 2,
    backgroundColor: theme.vars.palette.token.accent,
    ...(tile.w === GRID.columns ? { insetInline: 0, height: 3 } : { insetBlock: 0, width: 3 }),
  },
  '&[data-drag="before"]::before': tile.w === GRID.columns ? { top: -GRID.gap / 2 - 1 } : { left: -GRID.gap / 2 - 1 },
  '&[data-drag="after"]::before':
    tile.w === GRID.columns ? { bottom: -GRID.gap / 2 - 1 } : { right: -GRID.gap / 2 - 1 },
  [theme.breakpoints.down('md')]: { gridColumn: '1 / -1', gridRow: 'auto' },
}));

export interface WidgetTileProps {
  tile: Tile;
  /** Null if the user may not arrange the dashboard, in which case the tile can be neither moved nor resized. */
  menu: ReactNode;
  onDropTile: (key: string, side: 'before' | 'after') => void;
  onResize: (size: Pick<Tile, 'w' | 'h'>) => void;
  children: ReactNode;
}

/** A widget in its grid cell. It is dragged by its panel's head and resized by its corner. */
export function WidgetTile({ tile, menu, onDropTile, onResize, children }: WidgetTileProps) {
  const root = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLElement>(null);
  const latest = useRef(onDropTile);
  useEffect(() => {
    latest.current = onDropTile;
  });
  const [state, setState] = useState<DragState>('');
  const isMovable = menu !== null;
  const { key, w } = tile;
  useEffect(() => {
    const element = root.current;
    const dragHandle = handle.current;
    if (!isMovable || element === null || dragHandle === null) return;
    let detach: (() => void) | null = null;
    let isUnmounted = false;
    const attach = async () => {
      const { makeDraggable } = await import('../model/make-draggable.ts');
      if (isUnmounted) return;
      detach = makeDraggable({
        element,
        dragHandle,
        key,
        width: w,
        onState: setState,
        onDropTile: (moved, side) => latest.current(moved, side),
      });
    };
    void attach();
    return () => {
      isUnmounted = true;
      detach?.();
    };
  }, [isMovable, key, w]);
  return (
    <Root ref={root} tile={tile} data-drag={state} data-widget={key}>
      <PanelFrameContext value={isMovable ? { menu, handle } : null}>{children}</PanelFrameContext>
      {isMovable ? <ResizeHandle tile={tile} onResize={onResize} /> : null}
    </Root>
  );
}
