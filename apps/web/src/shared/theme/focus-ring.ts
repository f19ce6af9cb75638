/** Its color where one was set for a darker ground, as in the bar; the accent everywhere else. */
export const FOCUS_RING_COLOR = '--focus-ring';

/** Where the keyboard is: 2 px, 2 px apart, with a contrast of 3 to the ground in both schemes (WCAG 1.4.11, 2.4.7). */
export const FOCUS_RING = { outline: `2px solid var(${FOCUS_RING_COLOR})`, outlineOffset: 2 } as const;

/** The same inside of what touches its neighbors or is clipped. */
export const FOCUS_RING_INSIDE = { ...FOCUS_RING, outlineOffset: -2 } as const;
