import { describe, expect, it } from 'vitest';
import { collapseAfterScroll, type HeadScroll } from './collapse-head.ts';

const scroll = (changes: Partial<HeadScroll>): HeadScroll => ({
  isCollapsed: false,
  scrollTop: 0,
  maxScrollTop: 4000,
  headHeight: 200,
  expandedAt: null,
  isFocused: false,
  ...changes,
});

describe('collapseAfterScroll', () => {
  it.each([
    ['stays while it is partly passed', scroll({ scrollTop: 200 }), false],
    ['makes room once it is passed', scroll({ scrollTop: 209 }), true],
    ['stays over content that would end without it', scroll({ scrollTop: 300, maxScrollTop: 400 }), false],
    ['stays while the keyboard is in it', scroll({ scrollTop: 900, isFocused: true }), false],
    ['stays after it was asked for', scroll({ scrollTop: 910, expandedAt: 900 }), false],
    ['makes room again when one reads on', scroll({ scrollTop: 1020, expandedAt: 900 }), true],
    ['stays collapsed below the top', scroll({ isCollapsed: true, scrollTop: 9 }), true],
    ['comes back at the top', scroll({ isCollapsed: true, scrollTop: 8 }), false],
  ])('%s', (_, given, collapsed) => {
    expect(collapseAfterScroll(given)).toBe(collapsed);
  });

  it('does not expand again because of the scroll that collapsing causes', () => {
    for (let scrollTop = 0; scrollTop < 1000; scrollTop += 1) {
      const given = scroll({ scrollTop, maxScrollTop: 401 });
      if (!collapseAfterScroll(given)) continue;
      // The content gains the head's height and scrolls back by as much, at most to what is left to scroll.
      const after = Math.min(scrollTop - 200, 401 - 200);
      expect(collapseAfterScroll({ ...given, isCollapsed: true, scrollTop: after })).toBe(true);
    }
  });
});
