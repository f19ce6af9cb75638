/** State when the content below a head was scrolled; heights and positions in CSS pixels. */
export interface HeadScroll {
  isCollapsed: boolean;
  scrollTop: number;
  /** Maximum scroll offset of the content. */
  room: number;
  headHeight: number;
  /** Scroll offset at which the user expanded the head; null if the user did not. */
  expandedAt: number | null;
  /** Whether the head has the keyboard focus. */
  isHeld: boolean;
}

/** Scroll offsets up to this many pixels count as the top. */
const TOP = 8;
/** Pixels to scroll before a head that the user expanded collapses again. */
const READ_ON = 120;

/**
 * Whether a head is collapsed after a scroll. It collapses once it would have scrolled off the screen anyway, and only
 * if the content can still be scrolled without it, so that the two states do not alternate. It expands again at the
 * top.
 */
export function collapseAfterScroll(scroll: HeadScroll): boolean {
  const { isCollapsed, scrollTop, room, headHeight, expandedAt, isHeld } = scroll;
  if (isCollapsed) return scrollTop > TOP;
  if (isHeld) return false;
  if (expandedAt !== null && Math.abs(scrollTop - expandedAt) < READ_ON) return false;
  return scrollTop > headHeight + TOP && room > 2 * headHeight;
}
