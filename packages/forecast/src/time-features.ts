import type { BillCourse } from './bill-course.ts';
import { type Day, toDay } from './day.ts';
import { type FeatureTable, flag } from './feature-tables.ts';
import { logCount } from './portable-math.ts';
import type { SessionCalendar } from './session-calendar.ts';
import { getStageDay, type Stage } from './stage.ts';

export interface TimeFacts {
  isUpper: boolean;
  stage: Stage;
  /** In days. */
  age: number;
  idle: number;
  inStage: number;
  left: number;
  /** Shares of the session. */
  elapsed: number;
  begun: number;
  /** Days between the start of the session and the introduction. */
  introducedAfter: number;
}

export function getTimeFacts(course: BillCourse, day: Day, stage: Stage, calendar: SessionCalendar): TimeFacts {
  const start = toDay(calendar.startsOn);
  const length = toDay(calendar.endsOn) - start;
  let lastStep = course.introduced;
  for (const step of course.steps) if (step.day <= day && step.day > lastStep) lastStep = step.day;
  return {
    isUpper: course.first === 'upper',
    stage,
    age: day - course.introduced,
    idle: day - lastStep,
    inStage: day - getStageDay(course, stage),
    left: start + length - day,
    elapsed: (day - start) / length,
    begun: (course.introduced - start) / length,
    introducedAfter: course.introduced - start,
  };
}

/** Bills of the first days are often those that leaders reserved numbers for. */
const EARLY_DAYS = 14;

/** Stage, age, and time that is left. The first stage is the one that the others are compared with. */
export const TIME_FEATURES: FeatureTable<TimeFacts> = [
  ['time.floor', ({ stage }) => flag(stage === 'floor')],
  ['time.otherCommittee', ({ stage }) => flag(stage === 'otherCommittee')],
  ['time.otherFloor', ({ stage }) => flag(stage === 'otherFloor')],
  ['time.passed', ({ stage }) => flag(stage === 'passed')],
  ['time.isUpper', ({ isUpper }) => flag(isUpper)],
  ['time.isUpperFloor', ({ isUpper, stage }) => flag(isUpper && stage === 'floor')],
  ['time.isUpperOther', ({ isUpper, stage }) => flag(isUpper && stage === 'otherCommittee')],
  ['time.age', ({ age }) => logCount(age)],
  ['time.idle', ({ idle }) => logCount(idle)],
  ['time.inStage', ({ inStage }) => logCount(inStage)],
  ['time.elapsed', ({ elapsed }) => elapsed],
  ['time.elapsedSquared', ({ elapsed }) => elapsed * elapsed],
  ['time.left', ({ left }) => logCount(left)],
  ['time.begun', ({ begun }) => begun],
  ['time.isEarly', ({ introducedAfter }) => flag(introducedAfter < EARLY_DAYS)],
];
