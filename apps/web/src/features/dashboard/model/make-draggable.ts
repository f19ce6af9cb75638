import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { sideOf } from './arrange.ts';

/** What a tile shows of a drag: that it is dragged, or on which of its sides another one would land. */
export type DragState = 'dragged' | 'before' | 'after' | '';

export interface DraggableTile {
  element: HTMLElement;
  /** Where it is taken hold of. */
  dragHandle: HTMLElement;
  key: string;
  /** In columns of the grid. */
  width: number;
  onState: (state: DragState) => void;
  /** Another tile, named by its key, was dropped on this one. */
  onDropOf: (key: string, side: 'before' | 'after') => void;
}

/** Lets a widget be dragged and others be dropped on it. Its own module: nothing is dragged before the page shows. */
export function makeDraggable({ element, dragHandle, key, width, onState, onDropOf }: DraggableTile): () => void {
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
      onDrag: ({ location }) => onState(sideOf(element.getBoundingClientRect(), width, location.current.input)),
      onDragLeave: () => onState(''),
      onDrop: ({ source, location }) => {
        onState('');
        const moved = source.data['key'];
        const side = sideOf(element.getBoundingClientRect(), width, location.current.input);
        if (typeof moved === 'string') onDropOf(moved, side);
      },
    }),
  );
}
