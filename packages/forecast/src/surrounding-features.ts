import type { BillCourse } from './bill-course.ts';
import type { Day } from './day.ts';
import { type FeatureTable, flag } from './feature-tables.ts';
import { log, logCount } from './portable-math.ts';
import type { SessionIndex, Tally } from './session-index.ts';
import { getStage, STAGES } from './stage.ts';

export interface SurroundingFacts {
  /** Other bills of the committee. */
  others: Tally;
  /** Furthest stage of the same bill in the other chamber; -1 without one. */
  companionStage: number;
  isCompanionLaw: boolean;
}

/** Gathers what became of the committee's other bills, and how far the same bill got in the other chamber. */
export function getSurroundingFacts(course: BillCourse, day: Day, session: SessionIndex): SurroundingFacts {
  const facts: SurroundingFacts = {
    others: session.countForCommittee(course, day),
    companionStage: -1,
    isCompanionLaw: false,
  };
  for (const companion of session.findCompanions(course, day)) {
    const stage = getStage(companion, day);
    if (stage !== undefined) facts.companionStage = Math.max(facts.companionStage, STAGES.indexOf(stage));
    if (companion.law <= day) facts.isCompanionLaw = true;
  }
  return facts;
}

/** Bills that are added to a committee's count, so that one success does not make a rate. */
const PRIOR_BILLS = 10;
const PRIOR_RATE = 0.08;

export const SURROUNDING_FEATURES: FeatureTable<SurroundingFacts> = [
  ['committee.bills', ({ others }) => logCount(others.begun)],
  ['committee.moved', ({ others }) => log((others.onFloor + PRIOR_BILLS * PRIOR_RATE) / (others.begun + PRIOR_BILLS))],
  ['companion.any', ({ companionStage }) => flag(companionStage >= 0)],
  ['companion.moved', ({ companionStage }) => Math.max(0, companionStage)],
  ['companion.isLaw', ({ isCompanionLaw }) => flag(isCompanionLaw)],
];
