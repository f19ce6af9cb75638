import type { BillCourse } from './bill-course.ts';
import type { Day } from './day.ts';
import { FEATURE_NAMES, getFeatures } from './features.ts';
import { getLearned, type LearnedTables } from './learned-tables.ts';
import type { Matrix } from './matrix.ts';
import type { SessionData } from './session-data.ts';
import { getSnapshotDays } from './snapshots.ts';
import type { Stage } from './stage.ts';

/** Bills on the days they are looked at, with their features: what models are trained and tested on. */
export interface ExampleRows {
  matrix: Matrix;
  courses: BillCourse[];
  days: Day[];
  stages: Stage[];
}

/** @param getTables the tables for a bill; in training those that were fitted without it */
export function getExampleRows(
  sessions: readonly SessionData[],
  getTables: (course: BillCourse) => LearnedTables,
): ExampleRows {
  const courses: BillCourse[] = [];
  const days: Day[] = [];
  const stages: Stage[] = [];
  const rows: Float64Array[] = [];
  for (const { courses: all, context, last } of sessions)
    for (const course of all)
      for (const day of getSnapshotDays(course, last)) {
        const found = getFeatures(course, day, context, getLearned(getTables(course), course, day));
        if (found === undefined) continue;
        courses.push(course);
        days.push(day);
        stages.push(found.stage);
        rows.push(found.values);
      }
  const columns = FEATURE_NAMES.length;
  const values = new Float64Array(rows.length * columns);
  for (const [at, row] of rows.entries()) values.set(row, at * columns);
  return { matrix: { rows: rows.length, columns, values }, courses, days, stages };
}
