import type { BillCourse } from './bill-course.ts';
import type { Day } from './day.ts';
import { type FeatureTable, flag } from './feature-tables.ts';
import { logCount } from './portable-math.ts';
import type { Step, StepKind } from './step.ts';

/** What one chamber did with a bill. */
interface ChamberFacts {
  counts: Partial<Record<StepKind, number>>;
  isReportedAmended: boolean;
  /** More than one committee has the bill. */
  isShared: boolean;
  firstCommittee: string | undefined;
}

export interface StepFacts {
  first: ChamberFacts;
  second: ChamberFacts;
  all: number;
  recent: number;
  remarks: boolean;
  ordered: Step | undefined;
  passage: Step | undefined;
}

/** Days in which an action counts as recent. */
const RECENT_DAYS = 45;

const createChamber = (): ChamberFacts => ({
  counts: {},
  isReportedAmended: false,
  isShared: false,
  firstCommittee: undefined,
});

/** Gathers the steps of a bill up to a day. */
export function getStepFacts(course: BillCourse, day: Day): StepFacts {
  const facts: StepFacts = {
    first: createChamber(),
    second: createChamber(),
    all: 0,
    recent: 0,
    remarks: false,
    ordered: undefined,
    passage: undefined,
  };
  for (const step of course.steps) {
    if (step.day > day) continue;
    facts.all += 1;
    if (step.day > day - RECENT_DAYS && step.day > course.introduced) facts.recent += 1;
    if (step.kind === 'remarks') facts.remarks = true;
    if (step.kind === 'ordered' || step.kind === 'passedCommittee') facts.ordered = step;
    if (step.kind === 'passed' && step.house === course.first) facts.passage = step;
    if (step.house === course.first) addStep(facts.first, step);
    // What the other chamber did before the bill came to it was about its own.
    else if (step.house === course.second && step.day >= course.firstPassed) addStep(facts.second, step);
  }
  return facts;
}

function addStep(chamber: ChamberFacts, step: Step): void {
  chamber.counts[step.kind] = (chamber.counts[step.kind] ?? 0) + 1;
  if (step.kind === 'reported' && step.isAmended) chamber.isReportedAmended = true;
  if (step.isMultiple) chamber.isShared = true;
  if (step.kind !== 'referred' || step.committee === undefined) return;
  if (chamber.firstCommittee === undefined) chamber.firstCommittee = step.committee;
  else if (chamber.firstCommittee !== step.committee) chamber.isShared = true;
}

/** Share of ayes below which a vote went along party lines. */
const NARROW = 0.65;
/** A vote without counts is like one on which all but few agreed. */
const WITHOUT_COUNTS = 0.9;

function getShare(step: Step | undefined): number {
  if (step?.ayes === undefined || step.noes === undefined || step.ayes + step.noes === 0) return WITHOUT_COUNTS;
  return step.ayes / (step.ayes + step.noes);
}

function isNarrow(step: Step | undefined): boolean {
  return step !== undefined && !step.isUnanimous && getShare(step) < NARROW;
}

const KINDS_OF_CHAMBER: readonly StepKind[] = [
  'referred',
  'toSubcommittee',
  'markup',
  'passedSubcommittee',
  'ordered',
  'held',
  'reported',
  'calendar',
  'discharged',
  'rule',
  'suspension',
  'considered',
  'cloture',
  'clotureFailed',
  'failed',
  'atDesk',
];

function createChamberTable(place: 'first' | 'second'): FeatureTable<StepFacts> {
  return [
    [`actions.${place}.hearings`, (facts) => logCount(facts[place].counts.hearing ?? 0)],
    [`actions.${place}.passedCommittee`, (facts) => logCount(facts[place].counts.passedCommittee ?? 0)],
    [`actions.${place}.isShared`, (facts) => flag(facts[place].isShared)],
    [`actions.${place}.reportedAmended`, (facts) => flag(facts[place].isReportedAmended)],
    ...KINDS_OF_CHAMBER.map(
      (kind) => [`actions.${place}.${kind}`, (facts: StepFacts) => flag((facts[place].counts[kind] ?? 0) > 0)] as const,
    ),
  ];
}

/** What committees and chambers did, apart from the stage itself. */
export const STEP_FEATURES: FeatureTable<StepFacts> = [
  ...createChamberTable('first'),
  ...createChamberTable('second'),
  ['actions.all', ({ all }) => logCount(all)],
  ['actions.recent', ({ recent }) => logCount(recent)],
  ['actions.remarks', ({ remarks }) => flag(remarks)],
  ['actions.orderedShare', ({ ordered }) => getShare(ordered)],
  ['actions.orderedUnanimous', ({ ordered }) => flag(ordered?.isUnanimous)],
  ['actions.passedShare', ({ passage }) => getShare(passage)],
  ['actions.passedUnanimous', ({ passage }) => flag(passage?.isUnanimous)],
  ['actions.passedNarrow', ({ passage }) => flag(isNarrow(passage))],
  ['actions.passedAmended', ({ passage }) => flag(passage?.isAmended)],
];
