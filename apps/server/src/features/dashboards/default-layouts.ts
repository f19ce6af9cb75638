import type { DashboardItem } from '@rotunda/contract';

/** Of the home page until a person arranges it: what is new, where everything stands, then what comes next. */
export const HOME_LAYOUT: readonly DashboardItem[] = [
  { widget: 'alerts', x: 0, y: 0, w: 8, h: 5 },
  { widget: 'savedSearches', x: 8, y: 0, w: 4, h: 5 },
  { widget: 'policyMap', x: 0, y: 5, w: 4, h: 6 },
  { widget: 'statusChart', x: 4, y: 5, w: 4, h: 6 },
  { widget: 'projectPolicy', x: 8, y: 5, w: 4, h: 6 },
  { widget: 'billPriorityChart', x: 0, y: 11, w: 4, h: 4 },
  { widget: 'committeeHearings', x: 4, y: 11, w: 4, h: 4 },
  { widget: 'actions', x: 8, y: 11, w: 4, h: 4 },
  { widget: 'workflow', x: 0, y: 15, w: 12, h: 4 },
];

/** Of a project until someone arranges it. */
export const PROJECT_LAYOUT: readonly DashboardItem[] = [
  { widget: 'policyMap', x: 0, y: 0, w: 4, h: 6 },
  { widget: 'statusChart', x: 4, y: 0, w: 4, h: 6 },
  { widget: 'billPriorityChart', x: 8, y: 0, w: 4, h: 6 },
  { widget: 'workflow', x: 0, y: 6, w: 6, h: 4 },
  { widget: 'committeeHearings', x: 6, y: 6, w: 3, h: 4 },
  { widget: 'actions', x: 9, y: 6, w: 3, h: 4 },
  { widget: 'alerts', x: 0, y: 10, w: 6, h: 4 },
  { widget: 'projectPolicy', x: 6, y: 10, w: 6, h: 4 },
  { widget: 'activity', x: 0, y: 14, w: 12, h: 4 },
];
