import type { AlertActivity } from '@rotunda/contract';
import type { IconName } from '../../../shared/ui/icon-shapes.tsx';

type ActivityLabel = AlertActivity['eventLabel'];

export const ACTIVITY_WORDS: Readonly<Record<ActivityLabel, string>> = {
  MATCHED: 'Matched',
  MARKED_READ: 'Marked read',
  MARKED_UNREAD: 'Marked unread',
  MARKED_IRRELEVANT: 'Marked irrelevant',
  MARKED_RELEVANT: 'Marked relevant',
  ADDED_TO_PROJECT: 'Added to project',
  REMOVED_FROM_PROJECT: 'Removed from project',
};

export const ACTIVITY_ICONS: Readonly<Record<ActivityLabel, IconName>> = {
  MATCHED: 'bell',
  MARKED_READ: 'check',
  MARKED_UNREAD: 'mail',
  MARKED_IRRELEVANT: 'eye-off',
  MARKED_RELEVANT: 'eye',
  ADDED_TO_PROJECT: 'folder',
  REMOVED_FROM_PROJECT: 'folder',
};

export interface ActivityGroup {
  label: ActivityLabel;
  day: string;
  activities: AlertActivity[];
}

/**
 * Groups activities of the same kind on the same day, newest first; groups are ordered by their newest activity (S3
 * §4).
 */
export function groupActivities(
  activities: readonly AlertActivity[],
  getDay: (seconds: number) => string,
): ActivityGroup[] {
  const groups = new Map<string, ActivityGroup>();
  for (const activity of activities.toSorted((a, b) => b.eventTs - a.eventTs)) {
    const day = getDay(activity.eventTs);
    const name = `${activity.eventLabel} ${day}`;
    const group = groups.get(name) ?? { label: activity.eventLabel, day, activities: [] };
    group.activities.push(activity);
    groups.set(name, group);
  }
  return [...groups.values()];
}
