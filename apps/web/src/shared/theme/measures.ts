/** Sizes given by the specification (SHL-01, FLY-01), in CSS pixels. */
export const MEASURES = {
  topBar: 64,
  topBarDashboard: 164,
  footer: 17,
  filterRail: 280,
  flyout: 650,
  listRow: 68,
  dialog: 480,
  drawer: 400,
} as const;

/**
 * Below `cards`, rows become cards and layers cover the screen. Below `topLinks`, the links of the top bar are in its
 * drawer. Below `railOpen`, the filter rail starts closed. From `docked`, the flyout is docked.
 */
export const BREAKPOINTS = { cards: 700, topLinks: 880, railOpen: 1200, docked: 1500 } as const;
