/** The eight widgets of PRJ-07, then ours: saved searches with their matches by week, and what was done in a project. */
export const WIDGETS = [
  'policyMap',
  'statusChart',
  'billPriorityChart',
  'alerts',
  'committeeHearings',
  'actions',
  'projectPolicy',
  'workflow',
  'savedSearches',
  'activity',
] as const;

export type Widget = (typeof WIDGETS)[number];
