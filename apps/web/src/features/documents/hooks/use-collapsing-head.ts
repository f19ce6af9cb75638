import {
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
  type TouchEvent,
  type UIEvent,
  type WheelEvent,
} from 'react';
import { collapseAfterScroll } from '../model/collapse-head.ts';

export interface CollapsingHead {
  isCollapsed: boolean;
  /** For the element around head and content: scrolling does not bubble, but it is captured. */
  handlers: {
    onScrollCapture: (event: UIEvent<HTMLElement>) => void;
    onWheelCapture: (event: WheelEvent) => void;
    onTouchMoveCapture: (event: TouchEvent) => void;
    onKeyDownCapture: (event: KeyboardEvent) => void;
  };
  /** Shows the whole head until the content is scrolled on. */
  expand: () => void;
}

/** A scroll so soon after a wheel, a finger or a key is the reader's own; others go to a section or a match. */
const OWN_SCROLL_MS = 200;
const SCROLLING_KEYS = new Set(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'End', 'Home', ' ']);

/**
 * A head that makes room once its content is scrolled. What is read keeps its place on the screen, what was gone to
 * stays at the top of the pane, and a head the keyboard is in stays as it is.
 */
export function useCollapsingHead(head: RefObject<HTMLElement | null>): CollapsingHead {
  const [isCollapsed, setIsCollapsed] = useState(false);
  const before = useRef<{ pane: HTMLElement; headHeight: number } | null>(null);
  const expandedAt = useRef<number | null>(null);
  const scrolledByReaderMs = useRef(-Infinity);

  useLayoutEffect(() => {
    const past = before.current;
    before.current = null;
    if (!isCollapsed || past === null || head.current === null) return;
    past.pane.scrollTop -= past.headHeight - head.current.offsetHeight;
  }, [isCollapsed, head]);

  const noteReader = ({ timeStamp }: { timeStamp: number }) => {
    scrolledByReaderMs.current = timeStamp;
  };
  const scrolled = ({ target, currentTarget, timeStamp }: UIEvent<HTMLElement>) => {
    const top = head.current;
    if (!(target instanceof HTMLElement) || top === null || top.contains(target)) return;
    // An outline or a menu beside the content scrolls for itself.
    if (target.clientWidth < currentTarget.clientWidth / 2) return;
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
    const isOwn = timeStamp - scrolledByReaderMs.current < OWN_SCROLL_MS;
    if (next && isOwn) before.current = { pane: target, headHeight: top.offsetHeight };
    setIsCollapsed(next);
  };
  return {
    isCollapsed,
    handlers: {
      onScrollCapture: scrolled,
      onWheelCapture: noteReader,
      onTouchMoveCapture: noteReader,
      onKeyDownCapture: (event) => {
        if (SCROLLING_KEYS.has(event.key)) noteReader(event);
      },
    },
    expand: () => {
      const panes = head.current?.parentElement?.querySelectorAll<HTMLElement>(
        '[data-contents-pane], [data-text-pane]',
      );
      expandedAt.current = panes?.[0]?.scrollTop ?? 0;
      setIsCollapsed(false);
    },
  };
}
