/** Variable for the ring color on a darker background, such as the top bar. The default is the accent color. */
export const FOCUS_RING_COLOR = '--focus-ring';

/**
 * Focus ring: 2 px wide, 2 px away, with a contrast of 3:1 to the background in both color schemes (WCAG 1.4.11,
 * 2.4.7).
 */
export const FOCUS_RING = { outline: `2px solid var(${FOCUS_RING_COLOR})`, outlineOffset: 2 } as const;

/** Inner focus ring for elements that touch their neighbors or are clipped. */
export const FOCUS_RING_INSIDE = { ...FOCUS_RING, outlineOffset: -2 } as const;
