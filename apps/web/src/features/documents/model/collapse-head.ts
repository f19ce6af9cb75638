/** State when the content below a head was scrolled; heights and positions in CSS pixels. */
export interface HeadScroll {
  isCollapsed: boolean;
  scrollTop: number;
  /** Maximum scroll offset of the content. */
  maxScrollTop: number;
  headHeight: number;
  /** Scroll offset at which the user expanded the head; null if the user did not. */
  expandedAt: number | null;
  /** Whether the head has the keyboard focus. */
  isFocused: boolean;
}

/** Scroll offsets up to this many pixels count as the top. */
const TOP = 8;
/** Pixels to scroll before a head that the user expanded collapses again. */
const COLLAPSE_DISTANCE = 120;

/**
 * Whether a head is collapsed after a scroll. It collapses once it would have scrolled off the screen anyway, and only
 * if the content can still be scrolled without it, so that the two states do not alternate. It expands again at the
 * top.
 */
export function collapseAfterScroll(scroll: HeadScroll): boolean {
  const { isCollapsed, scrollTop, maxScrollTop, headHeight, expandedAt, isFocused } = scroll;
  if (isCollapsed) return scrollTop > TOP;
  if (isFocused) return false;
  if (expandedAt !== null && Math.abs(scrollTop - expandedAt) < COLLAPSE_DISTANCE) return false;
  return scrollTop > headHeight + TOP && maxScrollTop > 2 * headHeight;
}
