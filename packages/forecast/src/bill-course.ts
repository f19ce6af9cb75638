import { type Day, toDay } from './day.ts';
import type { ForecastBill } from './forecast-bill.ts';
import { getOtherHouse, type House } from './house.ts';
import type { Legislature } from './legislatures.ts';
import { getFirstHouse, readSteps } from './read-steps.ts';
import { getCosponsors, getPrimarySponsor, type Signer } from './signer.ts';
import type { Step, StepKind } from './step.ts';
import { getTitleBuckets } from './title-words.ts';

/** What a bill went through, with the days on which it reached each stage (Infinity if it has not). */
export interface BillCourse {
  bill: ForecastBill;
  first: House;
  second: House;
  introduced: Day;
  sponsor: Signer | undefined;
  /** Those with a date. */
  cosponsors: readonly Signer[];
  /** Committee of the first chamber that the bill was first sent to. */
  referral: Referral | undefined;
  /** Hashed words of the title that the bill was introduced with. */
  title: Uint16Array;
  steps: readonly Step[];
  /** Reported, on a calendar, discharged or voted on in the first chamber. */
  firstFloor: Day;
  firstPassed: Day;
  secondFloor: Day;
  secondPassed: Day;
  law: Day;
  vetoed: Day;
}

/** A committee that a bill was sent to. */
export interface Referral {
  /** Chamber and committee. */
  key: string;
  committee: string;
  day: Day;
}

const ON_FLOOR: ReadonlySet<StepKind> = new Set(['reported', 'calendar', 'discharged', 'passed', 'failed']);

/** Reads the course of a bill; undefined without any date. */
export function readCourse(bill: ForecastBill, legislature: Legislature): BillCourse | undefined {
  const steps = readSteps(bill, legislature);
  const stated = bill.introducedOn ?? bill.actions?.[0]?.date;
  const introduced = stated === undefined ? Number.NaN : toDay(stated);
  if (Number.isNaN(introduced)) return undefined;
  const first = getFirstHouse(bill);
  const second = getOtherHouse(first);
  const firstDay = (from: Day, isWanted: (step: Step) => boolean) =>
    steps.find((step) => step.day >= from && isWanted(step))?.day ?? Infinity;
  const law = firstDay(introduced, ({ kind }) => kind === 'law');
  const vetoed = firstDay(introduced, ({ kind }) => kind === 'vetoed');
  // What became law passed both chambers, even if a history lost a passage.
  const firstPassed = Math.min(
    law,
    firstDay(introduced, ({ kind, house }) => kind === 'passed' && house === first),
  );
  const firstFloor = Math.min(
    firstPassed,
    firstDay(introduced, ({ kind, house }) => ON_FLOOR.has(kind) && house === first),
  );
  const secondPassed = Math.min(
    law,
    firstDay(firstPassed, ({ kind, house }) => kind === 'passed' && house === second),
  );
  const secondFloor = Math.min(
    secondPassed,
    firstDay(firstPassed, ({ kind, house }) => ON_FLOOR.has(kind) && house === second),
  );
  return {
    bill,
    first,
    second,
    introduced,
    sponsor: getPrimarySponsor(bill.sponsors ?? []),
    cosponsors: getCosponsors(bill.sponsors ?? []),
    referral: getReferral(steps, first),
    title: getTitleBuckets(getIntroducedTitle(bill)),
    steps,
    firstFloor,
    firstPassed,
    secondFloor,
    secondPassed,
    law,
    vetoed,
  };
}

function getReferral(steps: readonly Step[], first: House): Referral | undefined {
  const step = steps.find(
    ({ kind, house, committee }) =>
      committee !== undefined && house === first && (kind === 'referred' || kind === 'passedCommittee'),
  );
  if (step?.committee === undefined) return undefined;
  return { key: `${first} ${step.committee}`, committee: step.committee, day: step.day };
}

/** Returns the title a bill was introduced with, where the source has it, otherwise its title. */
export function getIntroducedTitle({ titles, title }: ForecastBill): string {
  return titles?.find(({ type }) => /official title as introduced/i.test(type))?.text ?? title ?? '';
}
