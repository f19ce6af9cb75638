import type { BillCourse } from './bill-course.ts';
import type { Day } from './day.ts';
import { getStage } from './stage.ts';

/** Days after the introduction on which a bill is looked at. */
export const SNAPSHOT_AGES = [0, 30, 90, 180, 365] as const;

/**
 * Returns the days on which a bill is looked at in training and evaluation: its introduction, some ages after it, and
 * each day it reached a stage, while it is undecided and in session.
 *
 * @param last last day that counts: the end of the session or of the data
 */
export function getSnapshotDays(course: BillCourse, last: Day): Day[] {
  const stageDays = [course.firstFloor, course.firstPassed, course.secondFloor, course.secondPassed];
  const days = [...SNAPSHOT_AGES.map((age) => course.introduced + age), ...stageDays];
  const open = days.filter((day) => day < last && getStage(course, day) !== undefined);
  return [...new Set(open)].sort((one, other) => one - other);
}
