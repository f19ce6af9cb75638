import { type ActionFact, addDays, type BillStatus, type Chamber, chamberName, type IsoDate } from '@rotunda/domain';
import type { Legislature, MeasureKind } from './legislatures.ts';
import type { Random } from './random.ts';

type Step =
  | 'introduced'
  | 'referred'
  | 'heard'
  | 'reported'
  | 'passedFirst'
  | 'received'
  | 'referredAgain'
  | 'passedSecond'
  | 'amendedSecond'
  | 'enrolled'
  | 'law'
  | 'vetoed'
  | 'failed'
  | 'withdrawn'
  | 'died'
  | 'studied';

const TO_COMMITTEE: readonly Step[] = ['introduced', 'referred'];
const TO_FLOOR: readonly Step[] = [...TO_COMMITTEE, 'heard', 'reported'];
const TO_SECOND: readonly Step[] = [...TO_FLOOR, 'passedFirst', 'received', 'referredAgain'];
const TO_EXECUTIVE: readonly Step[] = [...TO_SECOND, 'passedSecond', 'enrolled'];

const STEPS: Readonly<Record<BillStatus, readonly Step[]>> = {
  INTRODUCED: ['introduced'],
  IN_COMMITTEE: [...TO_COMMITTEE, 'heard'],
  REPORTED: TO_FLOOR,
  PASSED_FIRST_CHAMBER: TO_SECOND,
  RESOLVING_DIFFERENCES: [...TO_SECOND, 'amendedSecond'],
  PASSED_SECOND_CHAMBER: [...TO_SECOND, 'passedSecond'],
  ENROLLED: TO_EXECUTIVE,
  ENACTED: [...TO_EXECUTIVE, 'law'],
  ADOPTED: [...TO_FLOOR, 'passedFirst', 'received', 'passedSecond'],
  VETOED: [...TO_EXECUTIVE, 'vetoed'],
  FAILED: [...TO_FLOOR, 'failed'],
  FAILED_SINE_DIE: [...TO_COMMITTEE, 'died'],
  WITHDRAWN: [...TO_COMMITTEE, 'withdrawn'],
  OTHER: [...TO_COMMITTEE, 'studied'],
};

/** Steps that a measure of only one chamber never takes. */
const SECOND_CHAMBER_STEPS: ReadonlySet<Step> = new Set(['received', 'referredAgain', 'passedSecond', 'amendedSecond']);

const RESOLUTIONS = new Set(['Resolution', 'Concurrent Resolution', 'Memorial', 'Joint Memorial']);

export interface BillHistory {
  status: BillStatus;
  /** Oldest first. */
  actions: ActionFact[];
  /** When each chamber voted; empty if neither did. */
  passages: { chamber: Chamber; date: IsoDate; passed: boolean }[];
}

export interface HistoryRequest {
  legislature: Legislature;
  kind: MeasureKind;
  status: BillStatus;
  lastActionOn: IsoDate;
  committeeNames: { first: string; second: string };
}

/** Builds a history that leads to the status, with the last action on the requested day. */
export function buildHistory(random: Random, request: HistoryRequest): BillHistory {
  const { legislature, kind } = request;
  const isOneChamber = legislature.isSingleChamber || kind.billType === 'Resolution';
  const status = possibleStatus(request.status, RESOLUTIONS.has(kind.billType), isOneChamber);
  const steps = STEPS[status].filter((step) => !isOneChamber || !SECOND_CHAMBER_STEPS.has(step));
  const second: Chamber = kind.chamber === 'upper' ? 'lower' : 'upper';
  let date = request.lastActionOn;
  const dated = steps.toReversed().map((step) => {
    const one = { step, date };
    date = addDays(date, -random.int(4, 24));
    return one;
  });
  const ordered = dated.toReversed();
  return {
    status,
    actions: ordered.map(({ step, date: on }) => getAction(step, on, request, second)),
    passages: ordered.flatMap(({ step, date: on }): BillHistory['passages'] => {
      if (step === 'passedFirst') return [{ chamber: kind.chamber, date: on, passed: true }];
      if (step === 'passedSecond' || step === 'amendedSecond') return [{ chamber: second, date: on, passed: true }];
      return step === 'failed' ? [{ chamber: kind.chamber, date: on, passed: false }] : [];
    }),
  };
}

/**
 * Replaces statuses that the measure cannot have: resolutions are adopted, never signed, and a one-chamber measure
 * never waits for a second chamber.
 */
function possibleStatus(status: BillStatus, isResolution: boolean, isOneChamber: boolean): BillStatus {
  if (isResolution && (status === 'ENACTED' || status === 'ENROLLED' || status === 'VETOED')) return 'ADOPTED';
  if (!isResolution && status === 'ADOPTED') return 'ENACTED';
  if (isOneChamber && (status === 'PASSED_FIRST_CHAMBER' || status === 'RESOLVING_DIFFERENCES')) return 'REPORTED';
  return status;
}

function getAction(step: Step, date: IsoDate, request: HistoryRequest, second: Chamber): ActionFact {
  const { isoCode } = request.legislature;
  const first = request.kind.chamber;
  const here = chamberName(isoCode, first);
  const there = chamberName(isoCode, second);
  const { committeeNames } = request;
  const executive = EXECUTIVES[request.legislature.level];
  const table: Record<Step, Omit<ActionFact, 'date'>> = {
    introduced: { text: `Introduced in ${here}`, chamber: first, code: 'introduction' },
    referred: { text: `Referred to the ${committeeNames.first}`, chamber: first, code: 'referral-committee' },
    heard: { text: `Hearing held by the ${committeeNames.first}`, chamber: first },
    reported: {
      text: `Reported by the ${committeeNames.first} with an amendment`,
      chamber: first,
      code: 'committee-passage',
    },
    passedFirst: { text: `Passed ${here}`, chamber: first, code: 'passage' },
    received: { text: `Received in the ${there}`, chamber: second, code: 'receipt' },
    referredAgain: { text: `Referred to the ${committeeNames.second}`, chamber: second, code: 'referral-committee' },
    passedSecond: { text: `Passed ${there} without amendment`, chamber: second, code: 'passage' },
    amendedSecond: { text: `Passed ${there} with an amendment`, chamber: second, code: 'passage' },
    enrolled: { text: executive.received, code: 'enrolled' },
    law: { text: executive.signed, code: 'executive-signature' },
    vetoed: { text: executive.vetoed, code: 'executive-veto' },
    failed: { text: `Failed of passage in ${here}`, chamber: first, code: 'failure' },
    withdrawn: { text: 'Withdrawn at the request of the sponsor', chamber: first, code: 'withdrawal' },
    died: { text: 'Died in committee at the end of the session', chamber: first },
    studied: { text: 'Carried over for interim study', chamber: first },
  };
  return { date, ...table[step] };
}

const EXECUTIVES: Readonly<Record<Legislature['level'], { received: string; signed: string; vetoed: string }>> = {
  congress: { received: 'Presented to President.', signed: 'Signed by President.', vetoed: 'Vetoed by President.' },
  state: { received: 'Sent to the Governor', signed: 'Signed by the Governor', vetoed: 'Vetoed by the Governor' },
  parliament: { received: 'Sent for Royal Assent', signed: 'Royal Assent received', vetoed: 'Royal Assent withheld' },
  province: { received: 'Sent for Royal Assent', signed: 'Royal Assent received', vetoed: 'Royal Assent withheld' },
};
