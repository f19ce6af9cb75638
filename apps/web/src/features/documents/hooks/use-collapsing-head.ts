import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  type UIEvent,
} from 'react';
import { onGoing } from '../../../shared/browser/going-to.ts';
import { collapseAfterScroll } from '../model/collapse-head.ts';

export interface CollapsingHead {
  isCollapsed: boolean;
  /** For the element around head and content: scrolling does not bubble, but it is captured. */
  handlers: {
    onScrollCapture: (event: UIEvent<HTMLElement>) => void;
    onPointerDownCapture: (event: PointerEvent) => void;
    onWheelCapture: () => void;
    onTouchMoveCapture: () => void;
    onKeyDownCapture: (event: KeyboardEvent) => void;
  };
  /** Shows the whole head until the content is scrolled on. */
  expand: () => void;
}

/** What is read. Menus within it and outlines beside it scroll for themselves. */
const PANES = '[data-contents-pane], [data-text-pane]';
const SCROLLING_KEYS = new Set(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'End', 'Home', ' ']);

const ENDS_OF_PRESS = ['pointerup', 'pointercancel', 'dragend'] as const;

/**
 * A head that makes room once its content is scrolled. What is read keeps its place on the screen, whoever scrolled it,
 * so that nothing moves away under a pointer; a place that was gone to (`tellGoing`) stays at the top of the pane, and a
 * head the keyboard is in stays as it is. So does every head while something is pressed: a press that is let go over
 * something else is no click.
 */
export function useCollapsingHead(head: RefObject<HTMLElement | null>): CollapsingHead {
  const [isCollapsed, setIsCollapsed] = useState(false);
  const before = useRef<{ pane: HTMLElement; top: number; scrollTop: number } | null>(null);
  const expandedAt = useRef<number | null>(null);
  const goingRef = useGoingRef(head);
  const press = usePress();

  useLayoutEffect(() => {
    const past = before.current;
    before.current = null;
    if (!isCollapsed || past === null) return;
    const { pane } = past;
    const grown = past.top - pane.getBoundingClientRect().top;
    // At its end the pane has been scrolled back already, because it holds more now.
    pane.scrollTop = Math.max(pane.scrollTop, past.scrollTop) - grown;
  }, [isCollapsed]);

  const noteReader = () => {
    goingRef.current = false;
  };
  const scrolled = ({ target }: { target: EventTarget }) => {
    const top = head.current;
    if (!(target instanceof HTMLElement) || top === null || !target.matches(PANES)) return;
    if (press.isDown()) {
      press.whenReleased(() => scrolled({ target }));
      return;
    }
    const next = collapseAfterScroll({
      isCollapsed,
      scrollTop: target.scrollTop,
      room: target.scrollHeight - target.clientHeight,
      headHeight: top.offsetHeight,
      expandedAt: expandedAt.current,
      // A tab that was clicked keeps the focus too, but nobody is moving about with the keyboard.
      isHeld: top.querySelector(':focus-visible') !== null,
    });
    if (next === isCollapsed) return;
    expandedAt.current = null;
    if (next && !goingRef.current) {
      before.current = {
        pane: target,
        top: target.getBoundingClientRect().top,
        scrollTop: target.scrollTop,
      };
    }
    goingRef.current = false;
    setIsCollapsed(next);
  };
  return {
    isCollapsed,
    handlers: {
      onScrollCapture: scrolled,
      onPointerDownCapture: ({ target }) => {
        // Nothing tells the end of a press on a pane's scroll bar.
        if (target instanceof HTMLElement && !target.matches(PANES)) press.begin();
      },
      onWheelCapture: noteReader,
      onTouchMoveCapture: noteReader,
      onKeyDownCapture: (event) => {
        if (SCROLLING_KEYS.has(event.key)) noteReader();
      },
    },
    expand: () => {
      expandedAt.current = head.current?.parentElement?.querySelector<HTMLElement>(PANES)?.scrollTop ?? 0;
      setIsCollapsed(false);
    },
  };
}

/** Whether the next scroll leads to a place that was gone to, until it is set back. */
function useGoingRef(head: RefObject<HTMLElement | null>): RefObject<boolean> {
  const goingRef = useRef(false);
  useEffect(() => {
    const page = head.current?.parentElement;
    if (!page) return undefined;
    return onGoing(page, () => {
      goingRef.current = true;
    });
  }, [head]);
  return goingRef;
}

/** A press of a pointer, from its beginning until what it clicks has been told. */
function usePress() {
  const [press] = useState(() => {
    let isDown = false;
    let waiting: (() => void) | null = null;
    return {
      isDown: () => isDown,
      begin: () => {
        isDown = true;
      },
      /** In place of what waited before. */
      whenReleased: (work: () => void) => {
        waiting = work;
      },
      release: () => {
        isDown = false;
        waiting?.();
        waiting = null;
      },
    };
  });
  useEffect(() => {
    // The click follows the release.
    const release = () => setTimeout(press.release);
    for (const end of ENDS_OF_PRESS) window.addEventListener(end, release, true);
    return () => {
      for (const end of ENDS_OF_PRESS) window.removeEventListener(end, release, true);
    };
  }, [press]);
  return press;
}
