import { type Difference, getDifference, type DifferenceKind, isPassedAmended } from './bill-difference-wordings.ts';
import type { BillEnding } from './bill-ending-rule.ts';
import { getEnding, movesOn } from './bill-ending.ts';
import { getMilestone } from './bill-progress-milestones.ts';
import type { Milestone, MilestoneKind } from './bill-milestone.ts';
import { asksToReconsider, deniesReconsideration, type Undo, undoneBy } from './bill-undo-rules.ts';
import type { ActionFact, IsoDate } from './source-record.ts';
import type { BillStatus, Chamber } from './status.ts';

/**
 * Something that shows how far a bill has come: an action, a printed version, a law, the stage of a summary, or a
 * status that a source states. Without a day, the bill is known to have come that far, but not when.
 */
export interface ProgressProof extends Omit<ActionFact, 'date'> {
  date: IsoDate | null;
  /** The chamber passed a text other than the one it received, though the words do not say so. */
  isAmended?: boolean;
  /** Outcome that a source states without an action, such as LegiScan's status number. */
  outcome?: BillStatus;
}

/**
 * Effects beyond milestones and differences: the bill ended (`ended`), was adopted by a stated status (`adopted`) or
 * is in none of the known ones (`other`), is
 * back from the other chamber (`recalled`), its vote was taken back (`reopened`) or may be (`reconsidering`).
 */
export type StepKind =
  | MilestoneKind
  | DifferenceKind
  | 'ended'
  | 'adopted'
  | 'other'
  | 'recalled'
  | 'reopened'
  | 'reconsidering';

/** One effect of a proof on a bill. */
export interface Step {
  kind: StepKind;
  chamber?: Chamber;
  date: IsoDate | null;
  text: string;
  /** Position of the proof. */
  at: number;
  /** How the bill ended, for the kind `ended`. */
  end?: { outcome: BillEnding; isStated: boolean };
}

export interface HistoryContext {
  isoCode?: string;
  first: Chamber;
}

/** What stands of a bill's history, oldest first, after everything that was taken back. */
export interface BillHistory {
  standing: readonly Step[];
  /** Every step that was ever taken, as `passed upper`. */
  taken: ReadonlySet<string>;
  /** Positions of the proofs that moved the bill, whether or not they still stand. */
  moved: ReadonlySet<number>;
  /** Positions of those that a later action took back. */
  undone: ReadonlySet<number>;
}

/**
 * Reads a history step by step, oldest first. An action that takes an earlier step back (a passage reconsidered, a bill
 * recalled from the other chamber or from the governor) removes it, and a bill that moves on after it seemed to have
 * ended is alive. Everything that is shown of a bill's progress is computed from the steps that stand.
 */
export function readHistory(proofs: readonly ProgressProof[], context: HistoryContext): BillHistory {
  const { isoCode = '', first } = context;
  const moved = new Set<number>();
  const removed = new Set<number>();
  const taken = new Set<string>();
  let standing: Step[] = [];
  const drop = (gone: (step: Step) => boolean) => {
    for (const step of standing) if (gone(step)) removed.add(step.at);
    standing = standing.filter((step) => !gone(step));
  };
  for (const [at, proof] of proofs.entries()) {
    const action: ActionFact = { ...proof, date: proof.date ?? '' };
    const named = undoneBy(action, isoCode);
    const takenBack = named?.scope === 'decision' && isOnLostOverride(proofs, at, standing) ? undefined : named;
    const undo = takenBack ?? getRevote(action, standing, isoCode);
    if (undo !== undefined) drop(goneBy(undo, standing));
    if (undo?.scope === 'possession') standing.push(getStep('recalled', proof, at, undo.chamber));
    if (undo?.scope === 'decision') standing.push(getStep('reopened', proof, at, undo.chamber));
    if (asksToReconsider(action)) standing.push(getStep('reconsidering', proof, at, proof.chamber));
    else if (deniesReconsideration(action)) drop(({ kind }) => kind === 'reconsidering');
    const steps = takenBack?.scope === 'decision' ? [] : getSteps(proof, action, at, { context, standing, undo });
    const isEnding = proof.outcome === undefined && (takenBack === undefined || takenBack.scope === 'report');
    const ending = isEnding ? getEnding(action, isoCode) : null;
    if (ending !== null) {
      drop(({ kind }) => kind === 'reconsidering');
      steps.push({ ...getStep('ended', proof, at, steps[0]?.chamber ?? proof.chamber), end: ending });
    } else if (isEnded(standing) && undo?.scope !== 'decision' && movesOn(action, isoCode)) {
      drop(
        isRestart(steps, standing, first) ? ({ kind, end }) => !BEFORE_COMMITTEE.has(kind) && !isVeto(end) : isRevived,
      );
    }
    if (steps.length > 0) moved.add(at);
    for (const step of steps) taken.add(nameOfStep(step));
    standing.push(...steps);
  }
  const stands = new Set(standing.map((step) => step.at));
  return { standing, taken, moved, undone: new Set([...removed].filter((at) => moved.has(at) && !stands.has(at))) };
}

function getStep(kind: StepKind, { date, text }: ProgressProof, at: number, chamber: Chamber | undefined): Step {
  return { kind, date, text, at, ...(chamber === undefined ? {} : { chamber }) };
}

/** Names a step by its kind and chamber. */
export const nameOfStep = ({ kind, chamber }: Step) => `${kind} ${chamber ?? ''}`.trim();

const isEnded = (standing: readonly Step[]) => standing.some(({ kind }) => kind === 'ended');
/** Only an override undoes a veto. */
const isVeto = (end: Step['end']) => end?.outcome === 'VETOED';
const isRevived = ({ end }: Step) => end !== undefined && !isVeto(end);

const BEFORE_COMMITTEE: ReadonlySet<StepKind> = new Set(['filed', 'introduced', 'vetoed']);

/**
 * Whether a bill that had ended starts again in the committees of its own chamber, as New York's bills that died in the
 * other house do in the second year. It then has to be passed again.
 */
function isRestart(steps: readonly Step[], standing: readonly Step[], first: Chamber): boolean {
  const isPassed = standing.some(({ kind }) => kind === 'passed');
  return steps.some(
    ({ kind, chamber }) => kind === 'referred' && (chamber === undefined ? !isPassed : chamber === first),
  );
}

const LOST_OVERRIDE = /\boverrid.*\b(failed|fails|lost|defeated|rejected|not|sustained)\b|\bdid not override\b/i;

/**
 * Whether the vote before an action was a lost one on a veto or on items of it. To reconsider that vote takes back
 * nothing: it was no step of the bill.
 */
function isOnLostOverride(proofs: readonly ProgressProof[], at: number, standing: readonly Step[]): boolean {
  const override = proofs.slice(0, at).findLastIndex(({ text }) => LOST_OVERRIDE.test(text));
  return override >= 0 && standing.every((step) => step.at < override || !DECISIONS.has(step.kind));
}

/** A vote taken again takes back the one before, if no separate action has done so. */
function getRevote(action: ActionFact, standing: readonly Step[], isoCode: string): Undo | undefined {
  if (!/\b(up)?on reconsideration\b/i.test(action.text)) return undefined;
  const milestone = getMilestone(action, isoCode);
  const isVote = milestone?.kind === 'passed' || getEnding(action, isoCode)?.outcome === 'FAILED';
  const isReopened = standing.findLast(({ kind }) => kind === 'reopened' || DECISIONS.has(kind))?.kind === 'reopened';
  if (isReopened || !isVote) return undefined;
  const chamber = milestone?.chamber ?? action.chamber;
  return { scope: 'decision', ...(chamber === undefined ? {} : { chamber }) };
}

interface Surroundings {
  context: HistoryContext;
  standing: readonly Step[];
  /** What the proof takes back. */
  undo: Undo | undefined;
}

/** Steps of one proof, apart from the end of the bill. */
function getSteps(proof: ProgressProof, action: ActionFact, at: number, around: Surroundings): Step[] {
  if (proof.outcome !== undefined) return stepsOfOutcome(proof, proof.outcome, at);
  const { isoCode = '', first } = around.context;
  const milestone = getMilestone(action, isoCode);
  const told = getDifference(action, isoCode);
  const difference = told !== undefined && isOwnPassage(told, milestone, around) ? undefined : told;
  const steps: Step[] = [];
  // The vote of a state's chamber on the other's text is no passage of its own, whatever its classification says.
  const isOnDifferences = difference !== undefined && isoCode !== 'us';
  if (milestone !== undefined && !(isOnDifferences && (milestone.kind === 'passed' || milestone.kind === 'failed'))) {
    const { kind } = milestone;
    const isUnnamedVote = (kind === 'passed' || kind === 'overrode') && milestone.chamber === undefined;
    const chamber = isUnnamedVote ? chamberOfVote(kind, around.standing, first) : milestone.chamber;
    steps.push(getStep(kind, proof, at, chamber));
    // `Introduced and Referred` is both; an earlier filing is not an introduction.
    if (kind !== 'introduced' && /\bintroduction\b/.test(action.code ?? ''))
      steps.push(getStep('introduced', proof, at, action.chamber));
    const isSecond = chamber !== undefined && chamber !== first;
    if (
      kind === 'passed' &&
      difference === undefined &&
      (proof.isAmended === true || (isSecond && isPassedAmended(action)))
    )
      steps.push(getStep('amended', proof, at, chamber));
  }
  if (difference !== undefined) steps.push(getStep(difference.kind, proof, at, difference.chamber));
  if (around.undo?.scope !== 'report') return steps;
  // A bill sent back to a committee is there, even if the same action reports it.
  return [
    ...steps.filter(({ kind }) => !OFF_COMMITTEE.has(kind) && kind !== 'referred'),
    getStep('referred', proof, at, action.chamber),
  ];
}

/** The second chamber of some states concurs in a bill instead of passing it; there is no difference before that. */
function isOwnPassage(
  told: Difference,
  milestone: Milestone | undefined,
  { context, standing }: Surroundings,
): boolean {
  if (told.kind !== 'agreed' || milestone?.kind !== 'passed' || context.isoCode === 'us') return false;
  const isSecond = told.chamber !== undefined && told.chamber !== context.first;
  return isSecond && !standing.some(({ kind, chamber }) => kind === 'passed' && chamber === told.chamber);
}

function stepsOfOutcome(proof: ProgressProof, outcome: BillStatus, at: number): Step[] {
  const step = (kind: StepKind): Step => getStep(kind, proof, at, undefined);
  if (outcome === 'ENACTED') return [step('law')];
  if (outcome === 'ADOPTED') return [step('adopted')];
  if (outcome === 'OTHER') return [step('other')];
  if (outcome === 'VETOED') return [step('vetoed'), { ...step('ended'), end: { outcome, isStated: true } }];
  if (outcome === 'FAILED' || outcome === 'FAILED_SINE_DIE' || outcome === 'WITHDRAWN')
    return [{ ...step('ended'), end: { outcome, isStated: true } }];
  return [];
}

/**
 * For sources without a chamber on the action, the first passage belongs to the first chamber and the next to the
 * second.
 */
function chamberOfVote(kind: StepKind, standing: readonly Step[], first: Chamber): Chamber {
  const hasFirst = standing.some((step) => step.kind === kind && step.chamber === first);
  if (!hasFirst) return first;
  return first === 'upper' ? 'lower' : 'upper';
}

/** Votes that a chamber can reconsider. */
const DECISIONS: ReadonlySet<StepKind> = new Set([
  'passed',
  'failed',
  'ended',
  'overrode',
  'amended',
  'disagreed',
  'agreed',
  'conferenceReport',
]);
const OFF_COMMITTEE: ReadonlySet<StepKind> = new Set(['reported', 'floor']);

/** Which of the standing steps an action takes back. */
function goneBy({ scope, chamber }: Undo, standing: readonly Step[]): (step: Step) => boolean {
  const isOwn = (step: Step) => chamber === undefined || step.chamber === undefined || step.chamber === chamber;
  if (scope === 'veto') return ({ kind, end }) => kind === 'vetoed' || isVeto(end);
  if (scope === 'enrollment') return ({ kind }) => kind === 'enrolled';
  if (scope === 'report') {
    const sent = standing.findLastIndex(({ kind }) => kind === 'passed');
    const after = new Set(standing.slice(sent + 1));
    return (step) => after.has(step) && isOwn(step) && (OFF_COMMITTEE.has(step.kind) || step.end?.outcome === 'FAILED');
  }
  if (scope === 'possession') return () => false;
  const last = standing.findLast((step) => DECISIONS.has(step.kind) && isOwn(step) && !isVeto(step.end));
  if (last === undefined) return () => false;
  if (last.kind === 'ended' || last.kind === 'failed') return (step) => step.at === last.at && step.kind !== 'floor';
  // Several reports of one vote on one day are one decision.
  const from = standing.findIndex(
    (step) => step.kind === last.kind && step.chamber === last.chamber && step.date === last.date,
  );
  const after = new Set(standing.slice(from));
  return (step) => after.has(step);
}
