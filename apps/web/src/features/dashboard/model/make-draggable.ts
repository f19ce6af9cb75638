import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { getSide } from './arrange.ts';

/** How a tile shows a drag: it is being dragged, or another tile would land on one of its sides. */
export type DragState = 'dragged' | 'before' | 'after' | '';

export interface DraggableTile {
  element: HTMLElement;
  /** Element by which the tile is dragged. */
  dragHandle: HTMLElement;
  key: string;
  /** Width in columns of the grid. */
  width: number;
  onState: (state: DragState) => void;
  /** Called when another tile, identified by its key, is dropped on this one. */
  onDropTile: (key: string, side: 'before' | 'after') => void;
}

/**
 * Makes a widget draggable and a drop target. It is a separate module because nothing is dragged before the page shows.
 */
export function makeDraggable({ element, dragHandle, key, width, onState, onDropTile }: DraggableTile): () => void {
  return combine(
    draggable({
      element,
      dragHandle,
      getInitialData: () => ({ kind: 'widget', key }),
      onDragStart: () => onState('dragged'),
      onDrop: () => onState(''),
    }),
    dropTargetForElements({
      element,
      canDrop: ({ source }) => source.data['kind'] === 'widget' && source.data['key'] !== key,
      onDrag: ({ location }) => onState(getSide(element.getBoundingClientRect(), width, location.current.input)),
      onDragLeave: () => onState(''),
      onDrop: ({ source, location }) => {
        onState('');
        const moved = source.data['key'];
        const side = getSide(element.getBoundingClientRect(), width, location.current.input);
        if (typeof moved === 'string') onDropTile(moved, side);
      },
    }),
  );
}
