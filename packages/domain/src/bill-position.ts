import type { BillEnding } from './bill-ending-rule.ts';
import type { Step, StepKind } from './bill-history.ts';
import type { IsoDate } from './source-record.ts';
import type { BillStatus, Chamber } from './status.ts';

/** Way that a bill takes. */
export interface Route {
  first: Chamber;
  second: Chamber;
  /** The first chamber decides: simple resolutions and one-chamber legislatures. */
  oneChamber: boolean;
  /** Never sent to the executive. */
  isResolution: boolean;
}

export interface EndOfBill {
  outcome: BillEnding;
  date: IsoDate | null;
  text: string;
  /** Stated in the legislature's own words. A lost vote known only by its code may have been taken again. */
  isStated: boolean;
}

/** Where the chambers stand on one text. */
export interface Differences {
  /** In a conference committee. */
  inConference: boolean;
  /** Chamber that has to accept the other's text; undefined if both or unknown. */
  pending?: Chamber;
}

/** What a bill's standing steps amount to. Every account of its progress derives from it. */
export interface Position {
  status: BillStatus;
  /** Stage that the bill reached before it ended; the same as `status` while it is alive. */
  reached: BillStatus;
  end: EndOfBill | null;
  differences: Differences | null;
}

/** Finds how a bill ended; null while it is alive or a lost vote may still be reconsidered. */
export function endIn(standing: readonly Step[]): EndOfBill | null {
  const ends = standing.filter((step) => step.end !== undefined);
  // Actions after a veto, such as a failed override vote, leave the veto in place.
  const last = ends.find(({ end }) => end?.outcome === 'VETOED') ?? ends.at(-1);
  if (last?.end === undefined) return null;
  const isPending = standing.some(({ kind, at }) => kind === 'reconsidering' && at > last.at);
  if (isPending && last.end.outcome !== 'VETOED') return null;
  // A source that states the outcome adds no day to the action that brought it.
  const dated = ends.findLast(({ end, date }) => end?.outcome === last.end?.outcome && date !== null) ?? last;
  return { ...last.end, date: dated.date, text: dated.text };
}

/** Determines where a bill is from the steps that stand. */
export function getPosition(standing: readonly Step[], route: Route): Position {
  const has = (kind: StepKind, chamber?: Chamber) =>
    standing.some((step) => step.kind === kind && (chamber === undefined || step.chamber === chamber));
  const end = endIn(standing);
  const differences = differencesIn(standing, route);
  const byFirst = isPassedBy(standing, route.first, route) || isReceivedBySecond(standing, route);
  const bySecond = isPassedBy(standing, route.second, route);
  const reached = reachedBy();
  if (isLaw(has, route)) return { status: lawStatus(), reached: lawStatus(), end: null, differences: null };
  // A vote lost after both chambers passed the bill was about part of it, unless the legislature says otherwise.
  const isOver = end !== null && (end.isStated || end.outcome !== 'FAILED' || !bySecond);
  if (isOver) return { status: end.outcome, reached, end, differences };
  const isOther = has('other') && (reached === 'INTRODUCED' || reached === 'IN_COMMITTEE');
  return { status: isOther ? 'OTHER' : reached, reached, end: null, differences };

  function lawStatus(): BillStatus {
    return route.isResolution || (has('adopted') && !has('law')) ? 'ADOPTED' : 'ENACTED';
  }

  function reachedBy(): BillStatus {
    if (route.isResolution && (bySecond || (byFirst && route.oneChamber)) && differences === null) return 'ADOPTED';
    if (has('enrolled') || has('vetoed')) return 'ENROLLED';
    // Once the second chamber has passed a bill, it is past both chambers, even if the first passage is missing.
    if (bySecond && differences !== null) return 'RESOLVING_DIFFERENCES';
    if (bySecond || (byFirst && route.oneChamber)) return 'PASSED_SECOND_CHAMBER';
    if (byFirst) return 'PASSED_FIRST_CHAMBER';
    // A bill that its chamber passed and called back, or whose vote it took back, is on its floor again.
    if (ON_FLOOR.some((kind) => has(kind)) || has('passed', route.first)) return 'REPORTED';
    return has('referred') || has('committee') ? 'IN_COMMITTEE' : 'INTRODUCED';
  }
}

const ON_FLOOR: readonly StepKind[] = ['reported', 'floor', 'failed', 'reopened'];

/** Whether the bill was signed or otherwise became law, was adopted, or every chamber overrode a veto. */
function isLaw(has: (kind: StepKind, chamber?: Chamber) => boolean, route: Route): boolean {
  if (has('law') || has('adopted')) return true;
  return route.oneChamber ? has('overrode') : has('overrode', route.first) && has('overrode', route.second);
}

/** Whether the chamber passed the bill and has not called it back since. */
function isPassedBy(standing: readonly Step[], chamber: Chamber, route: Route): boolean {
  const passed = standing.findLastIndex((step) => step.kind === 'passed' && step.chamber === chamber);
  return passed >= 0 && !isBackIn(standing.slice(passed + 1), chamber, route);
}

/** The other chamber only receives what the first has passed, so a receipt proves the passage in a short history. */
function isReceivedBySecond(standing: readonly Step[], route: Route): boolean {
  const received = standing.findLastIndex((step) => step.kind === 'received' && step.chamber === route.second);
  return received >= 0 && !isBackIn(standing.slice(received + 1), route.first, route);
}

const STEPS_OF_A_CHAMBER: ReadonlySet<StepKind> = new Set(['received', 'referred', 'reported', 'floor', 'passed']);

/** Whether a chamber called the bill back, and nothing shows since that the bill went to the other again. */
function isBackIn(after: readonly Step[], chamber: Chamber, route: Route): boolean {
  const back = after.findLastIndex((step) => step.kind === 'recalled' && (step.chamber ?? route.first) === chamber);
  if (back < 0) return false;
  return !after
    .slice(back + 1)
    .some((step) => STEPS_OF_A_CHAMBER.has(step.kind) && step.chamber !== undefined && step.chamber !== chamber);
}

/**
 * Finds whether the chambers have passed different texts. The last step about it decides: an amended passage or a
 * refusal opens the question; one chamber's agreement, or both adopting a conference report, settles it, as does
 * everything that only happens to one text (enrollment, law).
 */
function differencesIn(standing: readonly Step[], { second, oneChamber }: Route): Differences | null {
  if (oneChamber) return null;
  const steps = standing.filter(({ kind }) => ON_DIFFERENCES.has(kind));
  const last = steps.at(-1);
  if (last === undefined || SETTLED.has(last.kind)) return null;
  if (last.kind === 'amended') return { inConference: false, ...pendingAfter(last.chamber ?? second) };
  if (last.kind === 'conference') return { inConference: true };
  const since = steps.slice(steps.findLastIndex(({ kind }) => SETTLED.has(kind) || kind === 'amended') + 1);
  const reports = since.slice(since.findLastIndex(({ kind }) => kind !== 'conferenceReport') + 1);
  if (new Set(reports.map(({ chamber }) => chamber)).size > 1) return null;
  const inConference = since.some(({ kind }) => kind === 'conference' || kind === 'conferenceReport');
  return { inConference, ...pendingAfter(last.chamber) };
}

const SETTLED: ReadonlySet<StepKind> = new Set(['agreed', 'enrolled', 'law']);
const ON_DIFFERENCES: ReadonlySet<StepKind> = new Set([
  ...SETTLED,
  'amended',
  'disagreed',
  'conference',
  'conferenceReport',
]);

function pendingAfter(chamber: Chamber | undefined): Pick<Differences, 'pending'> {
  if (chamber !== 'lower' && chamber !== 'upper') return {};
  return { pending: chamber === 'lower' ? 'upper' : 'lower' };
}
