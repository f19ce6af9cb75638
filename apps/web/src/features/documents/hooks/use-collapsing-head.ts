import { useLayoutEffect, useRef, useState, type RefObject, type UIEvent } from 'react';
import { collapseAfterScroll } from '../model/collapse-head.ts';

export interface CollapsingHead {
  isCollapsed: boolean;
  /** Of the element around head and content: scrolling does not bubble, but it is captured. */
  onScrollCapture: (event: UIEvent<HTMLElement>) => void;
  /** Shows the whole head until the content is scrolled on. */
  expand: () => void;
}

/**
 * A head that makes room once its content is scrolled. What is read keeps its place on the screen, and a head the
 * keyboard is in stays as it is.
 */
export function useCollapsingHead(head: RefObject<HTMLElement | null>): CollapsingHead {
  const [isCollapsed, setIsCollapsed] = useState(false);
  const before = useRef<{ pane: HTMLElement; headHeight: number } | null>(null);
  const expandedAt = useRef<number | null>(null);

  useLayoutEffect(() => {
    const past = before.current;
    before.current = null;
    if (!isCollapsed || past === null || head.current === null) return;
    past.pane.scrollTop -= past.headHeight - head.current.offsetHeight;
  }, [isCollapsed, head]);

  return {
    isCollapsed,
    onScrollCapture: ({ target, currentTarget }) => {
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
      if (next) before.current = { pane: target, headHeight: top.offsetHeight };
      setIsCollapsed(next);
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
