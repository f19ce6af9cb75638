import type { BillCourse } from './bill-course.ts';
import type { Day } from './day.ts';
import type { FeatureContext } from './feature-context.ts';
import type { FeatureTable } from './feature-tables.ts';
import { getSignerFacts, SIGNER_FEATURES } from './signer-features.ts';
import { getStage, type Stage } from './stage.ts';
import { getStepFacts, STEP_FEATURES } from './step-features.ts';
import { getSurroundingFacts, SURROUNDING_FEATURES } from './surrounding-features.ts';
import { getTimeFacts, TIME_FEATURES } from './time-features.ts';

/** What was learned in training and is a feature itself. */
export interface LearnedFeatures {
  /** Log odds of the title's words, for reaching the floor and for becoming law. */
  titleFloor: number;
  titleLaw: number;
  /** Log odds that a bill of the committee reaches the floor, beside those of all bills. */
  committeeRate: number;
}

const LEARNED_FEATURES: FeatureTable<LearnedFeatures> = [
  ['title.floor', ({ titleFloor }) => titleFloor],
  ['title.law', ({ titleLaw }) => titleLaw],
  ['committee.rate', ({ committeeRate }) => committeeRate],
];

const TABLES = [TIME_FEATURES, STEP_FEATURES, SIGNER_FEATURES, SURROUNDING_FEATURES, LEARNED_FEATURES] as const;

/** Names of all features, in the order of `getFeatures`. */
export const FEATURE_NAMES: readonly string[] = TABLES.flatMap((table) => table.map(([name]) => name));

/** Kinds of facts, as "what moves this" names them. */
export const FEATURE_GROUPS = ['time', 'actions', 'title', 'cosponsors', 'committee', 'sponsor', 'companion'] as const;
export type FeatureGroup = (typeof FEATURE_GROUPS)[number];

/** Returns the group that a feature belongs to: the first part of its name. */
export function getFeatureGroup(name: string): FeatureGroup {
  const group = name.slice(0, name.indexOf('.'));
  return FEATURE_GROUPS.find((one) => one === group) ?? 'actions';
}

/**
 * Returns the features of a bill as of the end of a day, in the order of `FEATURE_NAMES`; undefined before it is
 * introduced and once it is decided.
 */
export function getFeatures(
  course: BillCourse,
  day: Day,
  { calendar, members, session }: FeatureContext,
  learned: LearnedFeatures,
): { stage: Stage; values: Float64Array } | undefined {
  const stage = getStage(course, day);
  if (stage === undefined) return undefined;
  const values = new Float64Array(FEATURE_NAMES.length);
  let at = 0;
  const write = <Facts>(table: FeatureTable<Facts>, facts: Facts) => {
    for (const [, read] of table) {
      values[at] = read(facts);
      at += 1;
    }
  };
  write(TIME_FEATURES, getTimeFacts(course, day, stage, calendar));
  write(STEP_FEATURES, getStepFacts(course, day));
  write(SIGNER_FEATURES, getSignerFacts(course, day, stage, { calendar, members, session }));
  write(SURROUNDING_FEATURES, getSurroundingFacts(course, day, session));
  write(LEARNED_FEATURES, learned);
  return { stage, values };
}
