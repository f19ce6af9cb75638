import type { BillCourse } from './bill-course.ts';
import type { Day } from './day.ts';
import type { LearnedFeatures } from './features.ts';
import { logit } from './portable-math.ts';
import { fitTitleModel, scoreTitle, type TitleModel } from './title-model.ts';

/** What training bills teach about words of titles and about committees. */
export interface LearnedTables {
  titleFloor: TitleModel;
  titleLaw: TitleModel;
  /** Log odds of reaching the floor beside those of all bills, by chamber and committee. */
  committees: Readonly<Record<string, number>>;
}

/** Bills with the average rate that are added to each committee. */
const PRIOR_BILLS = 15;
const TITLE_RIDGE = 2;
const DIGITS = 5;

/** Fits the tables on bills whose session is over. */
export function fitTables(courses: readonly BillCourse[]): LearnedTables {
  const getExamples = (isGood: (course: BillCourse) => boolean) =>
    courses.map((course) => ({ buckets: course.title, outcome: isGood(course) }));
  return {
    titleFloor: fitTitleModel(
      getExamples(({ firstFloor }) => firstFloor < Infinity),
      TITLE_RIDGE,
    ),
    titleLaw: fitTitleModel(
      getExamples(({ law }) => law < Infinity),
      TITLE_RIDGE,
    ),
    committees: fitCommittees(courses),
  };
}

function fitCommittees(courses: readonly BillCourse[]): Record<string, number> {
  const counts = new Map<string, { bills: number; moved: number }>();
  let moved = 0;
  for (const course of courses) {
    const isMoved = course.firstFloor < Infinity ? 1 : 0;
    moved += isMoved;
    const key = course.referral?.key;
    if (key === undefined) continue;
    const count = counts.get(key) ?? { bills: 0, moved: 0 };
    counts.set(key, { bills: count.bills + 1, moved: count.moved + isMoved });
  }
  const rate = (moved + 0.5) / (courses.length + 1);
  const committees: Record<string, number> = {};
  for (const [key, count] of [...counts].sort(([one], [other]) => (one < other ? -1 : 1)))
    committees[key] = Number(
      (logit((count.moved + PRIOR_BILLS * rate) / (count.bills + PRIOR_BILLS)) - logit(rate)).toPrecision(DIGITS),
    );
  return committees;
}

/** Returns what the tables say of a bill on a day. */
export function getLearned(tables: LearnedTables, course: BillCourse, day: Day): LearnedFeatures {
  const { referral, title } = course;
  const key = referral === undefined || referral.day > day ? undefined : referral.key;
  return {
    titleFloor: scoreTitle(tables.titleFloor, title),
    titleLaw: scoreTitle(tables.titleLaw, title),
    committeeRate: key !== undefined && Object.hasOwn(tables.committees, key) ? (tables.committees[key] ?? 0) : 0,
  };
}
