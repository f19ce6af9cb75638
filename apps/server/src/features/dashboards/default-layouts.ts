import type { DashboardItem } from '@rotunda/contract';

/** Of the home page until a person arranges it: what is new and what comes next, then where everything stands. */
export const HOME_LAYOUT: readonly DashboardItem[] = [
  { widget: 'alerts', x: 0, y: 0, w: 6, h: 4 },
  { widget: 'committeeHearings', x: 6, y: 0, w: 3, h: 4 },
  { widget: 'actions', x: 9, y: 0, w: 3, h: 4 },
  { widget: 'policyMap', x: 0, y: 4, w: 4, h: 4 },
  { widget: 'statusChart', x: 4, y: 4, w: 4, h: 4 },
  { widget: 'projectPolicy', x: 8, y: 4, w: 4, h: 4 },
  { widget: 'billPriorityChart', x: 0, y: 8, w: 4, h: 4 },
  { widget: 'workflow', x: 4, y: 8, w: 8, h: 4 },
];

/** Of a project until someone arranges it. */
export const PROJECT_LAYOUT: readonly DashboardItem[] = [
  { widget: 'statusChart', x: 0, y: 0, w: 4, h: 4 },
  { widget: 'billPriorityChart', x: 4, y: 0, w: 4, h: 4 },
  { widget: 'policyMap', x: 8, y: 0, w: 4, h: 4 },
  { widget: 'alerts', x: 0, y: 4, w: 6, h: 4 },
  { widget: 'committeeHearings', x: 6, y: 4, w: 3, h: 4 },
  { widget: 'actions', x: 9, y: 4, w: 3, h: 4 },
  { widget: 'workflow', x: 0, y: 8, w: 12, h: 4 },
];
