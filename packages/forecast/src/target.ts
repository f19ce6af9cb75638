import type { BillCourse } from './bill-course.ts';
import { STAGES, type Stage } from './stage.ts';

/** What a score is the probability of; each but `enactment` on condition that the bill gets that far. */
export const TARGETS = ['firstPreFloor', 'firstFloor', 'secondPreFloor', 'secondFloor', 'enactment'] as const;
export type Target = (typeof TARGETS)[number];

/** Last stage at which a target is still undecided. */
const LAST_STAGE: Readonly<Record<Target, Stage>> = {
  firstPreFloor: 'committee',
  firstFloor: 'floor',
  secondPreFloor: 'otherCommittee',
  secondFloor: 'otherFloor',
  enactment: 'passed',
};

/** Whether a bill at this stage has not yet decided the target. */
export function isOpen(target: Target, stage: Stage): boolean {
  return STAGES.indexOf(stage) <= STAGES.indexOf(LAST_STAGE[target]);
}

/**
 * Returns how the target turned out for a bill whose session is over; undefined if the bill never got so far that it
 * could be decided.
 */
export function getOutcome(course: BillCourse, target: Target): boolean | undefined {
  switch (target) {
    case 'firstPreFloor':
      return course.firstFloor < Infinity;
    case 'firstFloor':
      return course.firstFloor < Infinity ? course.firstPassed < Infinity : undefined;
    case 'secondPreFloor':
      return course.firstPassed < Infinity ? course.secondFloor < Infinity : undefined;
    case 'secondFloor':
      return course.secondFloor < Infinity ? course.secondPassed < Infinity : undefined;
    case 'enactment':
      return course.law < Infinity;
  }
}

/** Returns a value for each target. */
export function mapTargets<Value>(getValue: (target: Target) => Value): Record<Target, Value> {
  return {
    firstPreFloor: getValue('firstPreFloor'),
    firstFloor: getValue('firstFloor'),
    secondPreFloor: getValue('secondPreFloor'),
    secondFloor: getValue('secondFloor'),
    enactment: getValue('enactment'),
  };
}
