/**
 * The eight widgets of PRJ-07, then Rotunda's own: saved searches with weekly matches, and the activity in a project.
 */
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
