/** What is known when the content under a head was scrolled; heights and places in CSS pixels. */
export interface HeadScroll {
  isCollapsed: boolean;
  scrollTop: number;
  /** How far the content can be scrolled. */
  room: number;
  headHeight: number;
  /** Where the content stood when the head was asked for again; null when it was not. */
  expandedAt: number | null;
  /** The keyboard is in the head. */
  isHeld: boolean;
}

/** Scrolled so little the content is at its top. */
const TOP = 8;
/** How far one reads on before a head that was asked for makes room again. */
const READ_ON = 120;

/**
 * Whether a head is collapsed after a scroll. It collapses once it would have left the screen by itself, and only over
 * content that stays scrolled without it, so that the two never take turns; it comes back at the top.
 */
export function collapseAfterScroll(scroll: HeadScroll): boolean {
  const { isCollapsed, scrollTop, room, headHeight, expandedAt, isHeld } = scroll;
  if (isCollapsed) return scrollTop > TOP;
  if (isHeld) return false;
  if (expandedAt !== null && Math.abs(scrollTop - expandedAt) < READ_ON) return false;
  return scrollTop > headHeight + TOP && room > 2 * headHeight;
}
