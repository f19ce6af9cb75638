import type { BillCourse } from './bill-course.ts';
import type { Day } from './day.ts';

/** Where an unresolved bill is: the same names on the scoreboard and in the weights. */
export const STAGES = ['committee', 'floor', 'otherCommittee', 'otherFloor', 'passed'] as const;
export type Stage = (typeof STAGES)[number];

/** Returns a bill's stage at the end of a day; undefined before its introduction and once it is law or vetoed. */
export function getStage(course: BillCourse, day: Day): Stage | undefined {
  if (day < course.introduced || day >= course.law || day >= course.vetoed) return undefined;
  if (day >= course.secondPassed) return 'passed';
  if (day >= course.secondFloor) return 'otherFloor';
  if (day >= course.firstPassed) return 'otherCommittee';
  if (day >= course.firstFloor) return 'floor';
  return 'committee';
}

/** Returns the day on which the bill reached the stage it is at. */
export function getStageDay(course: BillCourse, stage: Stage): Day {
  return {
    committee: course.introduced,
    floor: course.firstFloor,
    otherCommittee: course.firstPassed,
    otherFloor: course.secondFloor,
    passed: course.secondPassed,
  }[stage];
}
