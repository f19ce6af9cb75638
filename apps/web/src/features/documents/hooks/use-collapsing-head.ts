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
import { onScrollTo } from '../../../shared/browser/scroll-to-event.ts';
import { collapseAfterScroll } from '../model/collapse-head.ts';

export interface CollapsingHead {
  isCollapsed: boolean;
  /** Handlers for the element around head and content. Scroll events do not bubble, so they are captured. */
  handlers: {
    onScrollCapture: (event: UIEvent<HTMLElement>) => void;
    onPointerDownCapture: (event: PointerEvent) => void;
    onWheelCapture: () => void;
    onTouchMoveCapture: () => void;
    onKeyDownCapture: (event: KeyboardEvent) => void;
  };
  /** Shows the whole head until the content is scrolled further. */
  expand: () => void;
}

/** The panes that are read. Menus within them and outlines beside them scroll on their own. */
const PANES = '[data-contents-pane], [data-text-pane]';
const SCROLLING_KEYS = new Set(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'End', 'Home', ' ']);

const PRESS_END_EVENTS = ['pointerup', 'pointercancel', 'dragend'] as const;

/**
 * Collapses a head when its content is scrolled. The text keeps its place on the screen, however it was scrolled, so
 * that nothing moves away under the pointer. A place that was navigated to (`announceScrollTo`) stays at the top of the pane.
 * The head does not change while it has the keyboard focus or while a pointer is pressed, because a press released over
 * another element is not a click.
 */
export function useCollapsingHead(head: RefObject<HTMLElement | null>): CollapsingHead {
  const [isCollapsed, setIsCollapsed] = useState(false);
  const beforeRef = usePanePositionRef(isCollapsed);
  const expandedAt = useRef<number | null>(null);
  const scrollingToRef = useScrollingToRef(head);
  const press = usePress();

  const noteReader = () => {
    scrollingToRef.current = false;
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
      maxScrollTop: target.scrollHeight - target.clientHeight,
      headHeight: top.offsetHeight,
      expandedAt: expandedAt.current,
      // A clicked tab keeps the focus too, but then the user is not navigating by keyboard.
      isFocused: top.querySelector(':focus-visible') !== null,
    });
    if (next === isCollapsed) return;
    expandedAt.current = null;
    if (next && !scrollingToRef.current) {
      beforeRef.current = {
        pane: target,
        top: target.getBoundingClientRect().top,
        scrollTop: target.scrollTop,
      };
    }
    scrollingToRef.current = false;
    setIsCollapsed(next);
  };
  return {
    isCollapsed,
    handlers: {
      onScrollCapture: scrolled,
      onPointerDownCapture: ({ target }) => {
        // A press on a pane's scroll bar has no event for its end.
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

interface PanePosition {
  pane: HTMLElement;
  top: number;
  scrollTop: number;
}

/** Place of the pane before the head collapses. Once it has, the pane is scrolled so that its content does not move. */
function usePanePositionRef(isCollapsed: boolean): RefObject<PanePosition | null> {
  const beforeRef = useRef<PanePosition | null>(null);
  useLayoutEffect(() => {
    const past = beforeRef.current;
    beforeRef.current = null;
    if (!isCollapsed || past === null) return;
    const { pane } = past;
    const grown = past.top - pane.getBoundingClientRect().top;
    // At the end of its content the browser has already scrolled the pane back, because the pane is taller now.
    pane.scrollTop = Math.max(pane.scrollTop, past.scrollTop) - grown;
  }, [isCollapsed]);
  return beforeRef;
}

/** Tracks whether the next scroll is a navigation to a place, until it is reset. */
function useScrollingToRef(head: RefObject<HTMLElement | null>): RefObject<boolean> {
  const scrollingToRef = useRef(false);
  useEffect(() => {
    const page = head.current?.parentElement;
    if (!page) return undefined;
    return onScrollTo(page, () => {
      scrollingToRef.current = true;
    });
  }, [head]);
  return scrollingToRef;
}

/** Tracks a pointer press from its start until its click has been dispatched. */
function usePress() {
  const [press] = useState(() => {
    let isDown = false;
    let waiting: (() => void) | null = null;
    return {
      isDown: () => isDown,
      begin: () => {
        isDown = true;
      },
      /** Runs after the release, replacing any work that was already waiting. */
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
    for (const end of PRESS_END_EVENTS) window.addEventListener(end, release, true);
    return () => {
      for (const end of PRESS_END_EVENTS) window.removeEventListener(end, release, true);
    };
  }, [press]);
  return press;
}
