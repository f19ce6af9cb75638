import type { DashboardItem } from '@rotunda/contract';

// Scrolling widgets are next to the map, which needs the height; charts of equal height share a row.

/** Default layout of the home page: what is new, then current state, then what comes next. */
export const HOME_LAYOUT: readonly DashboardItem[] = [
  { widget: 'alerts', x: 0, y: 0, w: 8, h: 5 },
  { widget: 'savedSearches', x: 8, y: 0, w: 4, h: 5 },
  { widget: 'policyMap', x: 0, y: 5, w: 4, h: 6 },
  { widget: 'projectPolicy', x: 4, y: 5, w: 8, h: 6 },
  { widget: 'statusChart', x: 0, y: 11, w: 4, h: 4 },
  { widget: 'billPriorityChart', x: 4, y: 11, w: 4, h: 4 },
  { widget: 'workflow', x: 8, y: 11, w: 4, h: 4 },
  { widget: 'committeeHearings', x: 0, y: 15, w: 6, h: 4 },
  { widget: 'actions', x: 6, y: 15, w: 6, h: 4 },
];

/** Default layout of a project. */
export const PROJECT_LAYOUT: readonly DashboardItem[] = [
  { widget: 'policyMap', x: 0, y: 0, w: 4, h: 6 },
  { widget: 'projectPolicy', x: 4, y: 0, w: 8, h: 6 },
  { widget: 'statusChart', x: 0, y: 6, w: 4, h: 4 },
  { widget: 'billPriorityChart', x: 4, y: 6, w: 4, h: 4 },
  { widget: 'workflow', x: 8, y: 6, w: 4, h: 4 },
  { widget: 'alerts', x: 0, y: 10, w: 6, h: 4 },
  { widget: 'committeeHearings', x: 6, y: 10, w: 3, h: 4 },
  { widget: 'actions', x: 9, y: 10, w: 3, h: 4 },
  { widget: 'activity', x: 0, y: 14, w: 12, h: 4 },
];
