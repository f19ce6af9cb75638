import type { SearchAlert } from '@rotunda/contract';
import { formatDayHeading } from '../../../shared/format/format-date.ts';

export interface DayGroup {
  heading: string;
  alerts: SearchAlert[];
  unread: number;
}

/** Groups rows by the day they were discovered in the reader's time zone, in the given order. */
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
