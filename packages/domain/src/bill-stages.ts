import type { Step, StepKind } from './bill-history.ts';
import type { Position, Route } from './bill-position.ts';
import { isCanadian } from './jurisdictions.ts';
import type { IsoDate } from './source-record.ts';
import type { BillStatus, Chamber } from './status.ts';

export interface StageOfBill {
  stage: 'introduced' | 'committee' | 'floor' | 'otherChamber' | 'enacted';
  /** As shown: `Introduced`, `Committee`, `House floor`, `Senate`, `Became law` (`Enrolled` until then). */
  label: string;
  /** Second line: committee, vote count or law number; null if the actions do not give it. */
  detail: string | null;
  /** When the stage was reached; for a chamber, when it passed the bill if it did. Null if no source gives the day. */
  date: IsoDate | null;
  state: 'done' | 'current' | 'ahead' | 'failed';
}

interface StageNames {
  isoCode?: string;
  chamberNames?: { lower: string; upper: string };
}

/** Statuses of bills that both chambers are done with. */
export const AFTER_BOTH: ReadonlySet<BillStatus> = new Set([
  'ENACTED',
  'ADOPTED',
  'ENROLLED',
  'VETOED',
  'PASSED_SECOND_CHAMBER',
]);

const DONE: ReadonlySet<BillStatus> = new Set(['ENACTED', 'ADOPTED']);

/** Computes the stages of the track from the position that also gives the status, so that the two always agree. */
export function getStages(
  standing: readonly Step[],
  route: Route,
  position: Position,
  names: StageNames,
): StageOfBill[] {
  const { status, reached, end } = position;
  const find = (kind: StepKind, chamber?: Chamber) => datedStep(standing, kind, chamber);
  // Introduction and committee are those of the first chamber; the other one reads and refers the bill again.
  const own = standing.filter(({ chamber }) => chamber !== route.second);
  const inFirst = (kind: StepKind) => datedStep(own, kind) ?? (reached === 'IN_COMMITTEE' ? find(kind) : undefined);
  const getName = (chamber: Chamber) => nameOfChamber(chamber, names);
  const passedFirst = find('passed', route.first);
  const passedSecond = find('passed', route.second);
  const overrode = find('overrode', route.second) ?? find('overrode');
  const decided = status === 'ENACTED' ? overrode : status === 'ADOPTED' ? (passedSecond ?? passedFirst) : undefined;
  const final = find('law') ?? find('adopted') ?? decided;
  const isVetoed = status === 'VETOED';
  const last =
    (isVetoed ? earliest<{ date: IsoDate | null }>(find('vetoed'), end ?? undefined) : final) ??
    final ??
    find('enrolled');
  const stages: [StageOfBill['stage'], string, { date: IsoDate | null } | undefined, string | null][] = [
    // A bill that was only filed shows the filing date.
    [
      'introduced',
      'Introduced',
      find('introduced', route.first) ?? datedStep(own, 'introduced') ?? lastFiling(standing),
      null,
    ],
    [
      'committee',
      'Committee',
      earliest(inFirst('referred'), inFirst('committee')),
      committeeIn(inFirst('referred')?.text),
    ],
    [
      'floor',
      `${getName(route.first)} floor`,
      passedFirst ?? earliest(find('reported'), find('floor')),
      tally(passedFirst),
    ],
    [
      'otherChamber',
      getName(route.second),
      passedSecond ?? find('received', route.second) ?? find('referred', route.second),
      tally(passedSecond),
    ],
    ['enacted', lastLabel(route, position, names), last, lastDetail(position, standing, getName)],
  ];
  const shown = route.oneChamber ? stages.filter(([stage]) => stage !== 'otherChamber') : stages;
  const at = isVetoed ? shown.length - 1 : Math.min(PLACES[reached] ?? shown.length - 1, shown.length - 1);
  return shown.map(([stage, label, step, detail], index) => ({
    stage,
    label,
    detail: index > at ? null : detail,
    date: index > at ? null : (step?.date ?? null),
    state: index < at ? 'done' : index > at ? 'ahead' : stateAt(position),
  }));
}

/** Place in the track that the bill has reached; the last one for every other status. */
const PLACES: Partial<Record<BillStatus, number>> = {
  INTRODUCED: 0,
  IN_COMMITTEE: 1,
  REPORTED: 2,
  PASSED_FIRST_CHAMBER: 3,
};

function stateAt({ status, end }: Position): StageOfBill['state'] {
  if (end !== null) return 'failed';
  return DONE.has(status) ? 'done' : 'current';
}

/**
 * Returns the label of the last stage: the outcome once both chambers are done with a bill, otherwise its destination,
 * because a bill awaiting signature is not law. A Canadian bill becomes law by Royal Assent.
 */
function lastLabel(route: Route, { status, reached }: Position, { isoCode }: StageNames): string {
  if (status === 'VETOED') return 'Vetoed';
  if (reached === 'RESOLVING_DIFFERENCES') return 'Resolving differences';
  if (reached === 'ENROLLED') return 'Enrolled';
  if (reached === 'PASSED_SECOND_CHAMBER') return route.oneChamber ? 'Passed' : 'Passed both chambers';
  if (route.isResolution || reached === 'ADOPTED') return 'Adopted';
  return isCanadian(isoCode) ? 'Royal Assent' : 'Became law';
}

function lastDetail(
  { reached, differences }: Position,
  standing: readonly Step[],
  getName: (chamber: Chamber) => string,
): string | null {
  if (reached !== 'RESOLVING_DIFFERENCES' || differences === null)
    return standing.flatMap(({ kind, text }) => (kind === 'law' ? (lawIn(text) ?? []) : []))[0] ?? null;
  if (differences.pending !== undefined) return `${getName(differences.pending)} to act`;
  return differences.inConference ? 'In conference' : null;
}

function nameOfChamber(chamber: Chamber, { chamberNames }: StageNames): string {
  const names = chamberNames ?? { lower: 'House', upper: 'Senate' };
  return chamber === 'upper' ? names.upper : names.lower;
}

/** Returns the first step of a kind, preferably one with a day. */
function datedStep(standing: readonly Step[], kind: StepKind, chamber?: Chamber): Step | undefined {
  const own = standing.filter((step) => step.kind === kind && (chamber === undefined || step.chamber === chamber));
  return own.find(({ date }) => date !== null) ?? own[0];
}

function lastFiling(standing: readonly Step[]): Step | undefined {
  return standing.findLast(({ kind }) => kind === 'filed');
}

function earliest<Dated extends { date: IsoDate | null }>(...steps: readonly (Dated | undefined)[]): Dated | undefined {
  const found = steps.filter((step) => step !== undefined);
  return found.toSorted((one, other) => ((one.date ?? LAST) < (other.date ?? LAST) ? -1 : 1))[0];
}

/** Sorts after every day. */
const LAST = '9999';

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
function tally(reached: Step | undefined): string | null {
  if (!reached) return null;
  const count = /\b(\d{1,3})\s*-\s*(\d{1,3})\b(?! ?\))/.exec(reached.text.replace(/h\.? ?res\.? ?\d+/gi, ''));
  if (count) return `${count[1]} - ${count[2]}`;
  if (/voice vote/i.test(reached.text)) return 'Voice vote';
  return /unanimous consent|without objection/i.test(reached.text) ? 'Unanimous consent' : null;
}

function lawIn(text: string): string | null {
  const match = /\b(public|private) law (?:no:?\s*)?(\d+-\d+)/i.exec(text);
  return match ? `${match[1]?.toLowerCase() === 'private' ? 'Private' : 'Public'} Law ${match[2]}` : null;
}
