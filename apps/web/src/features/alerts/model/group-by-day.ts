import type { SearchAlert } from '@rotunda/contract';
import { formatDayHeading } from '../../../shared/format/format-date.ts';

export interface DayGroup {
  heading: string;
  alerts: SearchAlert[];
  unread: number;
}

/** Rows under the day they were discovered on, in the reader's zone, in the order given. */
export function groupByDay(alerts: readonly SearchAlert[], nowSeconds: number): DayGroup[] {
  const groups: DayGroup[] = [];
  for (const alert of alerts) {
    const heading = formatDayHeading(alert.discoveryTs, nowSeconds);
    let group = groups.at(-1);
    if (group?.heading !== heading) {
      group = { heading, alerts: [], unread: 0 };
      groups.push(group);
    }
    group.alerts.push(alert);
    if (!alert.markedRead) group.unread += 1;
  }
  return groups;
}
