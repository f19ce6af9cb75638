import { endOfBill, type EndOfBill } from './bill-ending.ts';
import { isCanadian } from './jurisdictions.ts';
import { milestoneOf, type MilestoneKind } from './bill-progress-milestones.ts';
import type { ActionFact, IsoDate } from './source-record.ts';
import type { BillStatus, BillType, Chamber } from './status.ts';

export interface StageOfBill {
  stage: 'introduced' | 'committee' | 'floor' | 'otherChamber' | 'enacted';
  /** As shown: `Introduced`, `Committee`, `House floor`, `Senate`, `Became law` (`Enrolled` until then). */
  label: string;
  /** Second line: committee, vote count or law number; null if the actions do not give it. */
  detail: string | null;
  /** When the stage was reached; for a chamber, when it passed the bill if it did. */
  date: IsoDate | null;
  state: 'done' | 'current' | 'ahead' | 'failed';
}

export interface BillProgress {
  status: BillStatus;
  /** Chamber where the bill is now; absent once both are done with it. */
  chamber?: Chamber;
  stages: StageOfBill[];
}

export interface ProgressContext {
  originatingChamber?: Chamber;
  billType?: BillType;
  /** Jurisdiction whose wordings tell that a bill has ended (`us-wy`); Congress by default. */
  isoCode?: string;
  /** True for Nebraska, the District of Columbia and city councils. */
  isUnicameral?: boolean;
  /** Display names of the two chambers; `House` and `Senate` by default. */
  chamberNames?: { lower: string; upper: string };
}

interface Reached {
  date: IsoDate;
  text: string;
}

/** First time each milestone was reached, by kind and, where it matters, chamber. */
type Timeline = ReadonlyMap<string, Reached>;

/**
 * Computes a bill's progress from its actions, oldest first (federal wording and codes, or Open States classifications
 * in `code`). Actions that say nothing about the stage are ignored, so an incomplete history gives the furthest stage
 * it proves.
 */
export function stageTrackOf(actions: readonly ActionFact[], context: ProgressContext = {}): BillProgress {
  const timeline = timelineOf(actions, context);
  const route = routeOf(timeline, context);
  const end = endOfBill(actions, context.isoCode);
  const status = statusOf(timeline, route, end);
  const chamber = chamberOf(status, route);
  return {
    status,
    ...(chamber === undefined ? {} : { chamber }),
    stages: stagesOf(timeline, route, status, end, context),
  };
}

/** Computes only the status; see stageTrackOf. */
export function billStatusOf(actions: readonly ActionFact[], context: ProgressContext = {}): BillStatus {
  const timeline = timelineOf(actions, context);
  return statusOf(timeline, routeOf(timeline, context), endOfBill(actions, context.isoCode));
}

interface Route {
  first: Chamber;
  second: Chamber;
  /** The first chamber decides: simple resolutions and one-chamber legislatures. */
  oneChamber: boolean;
  /** Never sent to the executive. */
  isResolution: boolean;
}

const RESOLUTIONS: ReadonlySet<BillType> = new Set([
  'Resolution',
  'Concurrent Resolution',
  'Memorial',
  'Joint Memorial',
]);

function routeOf(timeline: Timeline, context: ProgressContext): Route {
  const first = context.originatingChamber ?? (timeline.has('introduced:upper') ? 'upper' : 'lower');
  const isResolution = context.billType !== undefined && RESOLUTIONS.has(context.billType);
  return {
    first,
    second: first === 'upper' ? 'lower' : 'upper',
    oneChamber: context.isUnicameral === true || context.billType === 'Resolution',
    isResolution,
  };
}

function timelineOf(actions: readonly ActionFact[], context: ProgressContext): Timeline {
  const timeline = new Map<string, Reached>();
  for (const action of actions) {
    const milestone = milestoneOf(action, context.isoCode);
    if (!milestone) continue;
    const reached = { date: action.date, text: action.text };
    const keys = milestone.chamber === undefined ? [milestone.kind] : [`${milestone.kind}:${milestone.chamber}`];
    // For sources without a chamber on the action, the first passage belongs to the first chamber and the next to the
    // second.
    if ((milestone.kind === 'passed' || milestone.kind === 'overrode') && milestone.chamber === undefined)
      keys[0] = passageKey(timeline, { kind: milestone.kind, text: action.text }, context);
    // `Introduced and Referred` counts as both; an earlier filing is not an introduction.
    if (isCodedIntroduction(action)) keys.push('introduced', `introduced:${action.chamber ?? ''}`);
    for (const key of [milestone.kind, ...keys]) if (!timeline.has(key)) timeline.set(key, reached);
    if (milestone.kind === 'filed') timeline.set('filed', reached);
  }
  return timeline;
}

function isCodedIntroduction({ code }: ActionFact): boolean {
  return /\bintroduction\b/.test(code ?? '');
}

function passageKey(
  timeline: Timeline,
  { kind, text }: { kind: 'passed' | 'overrode'; text: string },
  context: ProgressContext,
): string {
  const first = context.originatingChamber ?? 'lower';
  // A passage after reconsideration is the same chamber's again, because the bill has not been to the other in between.
  const isAgain = kind === 'passed' && /\breconsider/i.test(text);
  if (isAgain || !timeline.has(`${kind}:${first}`)) return `${kind}:${first}`;
  return `${kind}:${first === 'upper' ? 'lower' : 'upper'}`;
}

function statusOf(timeline: Timeline, route: Route, end: EndOfBill | null): BillStatus {
  if (isLaw(timeline, route)) return route.isResolution ? 'ADOPTED' : 'ENACTED';
  const byFirst = hasPassedFirst(timeline, route);
  const bySecond = timeline.has(`passed:${route.second}`);
  // A vote lost after both chambers passed the bill was about part of it, unless the legislature says otherwise.
  if (end && (end.isStated || end.outcome !== 'FAILED' || !bySecond)) return end.outcome;
  if (route.isResolution && (bySecond || (byFirst && route.oneChamber))) return 'ADOPTED';
  if (timeline.has('enrolled')) return 'ENROLLED';
  // Once the second chamber has passed a bill, it is past both chambers, even if the first passage is missing from the
  // actions.
  if (bySecond || (byFirst && route.oneChamber)) return 'PASSED_SECOND_CHAMBER';
  if (byFirst) return 'PASSED_FIRST_CHAMBER';
  if (timeline.has('reported') || timeline.has('floor')) return 'REPORTED';
  if (timeline.has('referred') || timeline.has('committee')) return 'IN_COMMITTEE';
  return 'INTRODUCED';
}

/** Whether the bill was signed or otherwise became law, or every chamber overrode a veto. */
function isLaw(timeline: Timeline, route: Route): boolean {
  if (timeline.has('law')) return true;
  const first = timeline.has(`overrode:${route.first}`);
  return route.oneChamber ? timeline.has('overrode') : first && timeline.has(`overrode:${route.second}`);
}

/**
 * Whether the first chamber passed the bill. The other chamber only receives what the first has passed, so a receipt
 * proves the passage even in an incomplete history.
 */
function hasPassedFirst(timeline: Timeline, route: Route): boolean {
  return timeline.has(`passed:${route.first}`) || timeline.has(`received:${route.second}`);
}

const AFTER_BOTH: ReadonlySet<BillStatus> = new Set([
  'ENACTED',
  'ADOPTED',
  'ENROLLED',
  'VETOED',
  'PASSED_SECOND_CHAMBER',
]);

function chamberOf(status: BillStatus, route: Route): Chamber | undefined {
  if (AFTER_BOTH.has(status)) return undefined;
  return status === 'PASSED_FIRST_CHAMBER' ? route.second : route.first;
}

const ENDED_BADLY: ReadonlySet<BillStatus> = new Set(['FAILED', 'VETOED', 'WITHDRAWN', 'FAILED_SINE_DIE']);

function stagesOf(
  timeline: Timeline,
  route: Route,
  status: BillStatus,
  end: EndOfBill | null,
  context: ProgressContext,
): StageOfBill[] {
  const names = context.chamberNames ?? { lower: 'House', upper: 'Senate' };
  const nameOf = (chamber: Chamber) => (chamber === 'upper' ? names.upper : names.lower);
  const passedFirst = timeline.get(`passed:${route.first}`);
  const passedSecond = timeline.get(`passed:${route.second}`);
  const overrode = isLaw(timeline, route)
    ? (timeline.get(`overrode:${route.second}`) ?? timeline.get('overrode'))
    : undefined;
  const final = timeline.get('law') ?? overrode ?? (status === 'ADOPTED' ? (passedSecond ?? passedFirst) : undefined);
  const vetoed = status === 'VETOED' ? (timeline.get('vetoed') ?? end ?? undefined) : undefined;
  const stages: [StageOfBill['stage'], string, Reached | undefined, string | null][] = [
    // A bill that was only filed shows the filing date.
    ['introduced', 'Introduced', introductionOf(timeline, route), null],
    [
      'committee',
      'Committee',
      firstOf(timeline, ['referred', 'committee']),
      committeeIn(timeline.get('referred')?.text),
    ],
    [
      'floor',
      `${nameOf(route.first)} floor`,
      passedFirst ?? firstOf(timeline, ['reported', 'floor']),
      tally(passedFirst),
    ],
    ['otherChamber', nameOf(route.second), passedSecond ?? receivedBy(timeline, route), tally(passedSecond)],
    ['enacted', lastLabel(route, status, context), vetoed ?? final ?? timeline.get('enrolled'), lawIn(final?.text)],
  ];
  const shown = route.oneChamber ? stages.filter(([stage]) => stage !== 'otherChamber') : stages;
  const at = Math.min(furthest(status, route, timeline), shown.length - 1);
  return shown.map(([stage, label, reached, detail], index) => ({
    stage,
    label,
    detail,
    date: index > at ? null : (reached?.date ?? null),
    state: index < at || (index === at && final !== undefined) ? 'done' : index > at ? 'ahead' : stateAt(status),
  }));
}

/**
 * Returns the label of the last stage: the outcome once both chambers are done with a bill, otherwise its destination,
 * because a bill awaiting signature is not law. A Canadian bill becomes law by Royal Assent.
 */
function lastLabel(route: Route, status: BillStatus, { isoCode }: ProgressContext): string {
  if (status === 'ENROLLED') return 'Enrolled';
  if (status === 'VETOED') return 'Vetoed';
  if (status === 'PASSED_SECOND_CHAMBER') return route.oneChamber ? 'Passed' : 'Passed both chambers';
  if (route.isResolution) return 'Adopted';
  return isCanadian(isoCode) ? 'Royal Assent' : 'Became law';
}

function stateAt(status: BillStatus): StageOfBill['state'] {
  return ENDED_BADLY.has(status) ? 'failed' : 'current';
}

/** Returns the stage the bill has reached, as a position in the track. */
function furthest(status: BillStatus, route: Route, timeline: Timeline): number {
  const last = route.oneChamber ? 3 : 4;
  if (AFTER_BOTH.has(status)) return last;
  if (hasPassedFirst(timeline, route)) return 3;
  if (timeline.has('reported') || timeline.has('floor') || timeline.has('failed')) return 2;
  return timeline.has('referred') || timeline.has('committee') ? 1 : 0;
}

function firstOf(timeline: Timeline, kinds: readonly MilestoneKind[]): Reached | undefined {
  const found = kinds.map((kind) => timeline.get(kind)).filter((reached) => reached !== undefined);
  return found.sort((one, other) => (one.date < other.date ? -1 : 1))[0];
}

/** Returns the introduction in the bill's own chamber, or the filing of a bill that was never introduced. */
function introductionOf(timeline: Timeline, route: Route): Reached | undefined {
  return timeline.get(`introduced:${route.first}`) ?? timeline.get('introduced') ?? timeline.get('filed');
}

function receivedBy(timeline: Timeline, route: Route): Reached | undefined {
  return timeline.get(`received:${route.second}`) ?? timeline.get(`referred:${route.second}`);
}

/**
 * Extracts the committee from a referral, such as `Health, Education, Labor, and Pensions`; the first one if there are
 * several.
 */
function committeeIn(text: string | undefined): string | null {
  const end = /, and in addition|, for a period| for | pursuant|[.;(]|$/i;
  const after = /\bcommittees? on (?:the )?(.+)/is.exec(text ?? '')?.[1];
  return after === undefined ? null : (after.split(end)[0]?.trim() ?? null);
}

/** Extracts the vote from a passage: `413 - 0`, `Voice vote` or `Unanimous consent`. */
function tally(reached: Reached | undefined): string | null {
  if (!reached) return null;
  const count = /\b(\d{1,3})\s*-\s*(\d{1,3})\b(?! ?\))/.exec(reached.text.replace(/h\.? ?res\.? ?\d+/gi, ''));
  if (count) return `${count[1]} - ${count[2]}`;
  if (/voice vote/i.test(reached.text)) return 'Voice vote';
  return /unanimous consent|without objection/i.test(reached.text) ? 'Unanimous consent' : null;
}

function lawIn(text: string | undefined): string | null {
  const match = /\b(public|private) law (?:no:?\s*)?(\d+-\d+)/i.exec(text ?? '');
  return match ? `${match[1]?.toLowerCase() === 'private' ? 'Private' : 'Public'} Law ${match[2]}` : null;
}
