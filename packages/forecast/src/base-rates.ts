import type { BillCourse } from './bill-course.ts';
import type { Day } from './day.ts';
import type { House } from './house.ts';
import type { Stage } from './stage.ts';

/** How often bills of a stage and first chamber got further: what a forecast has to beat. */
export interface BaseRates {
  all: number;
  /** By stage and chamber: `committee lower`. */
  byStage: Readonly<Record<string, number>>;
  /** By stage, chamber and days since introduction: `committee lower 2`. */
  byAge: Readonly<Record<string, number>>;
}

/** Lower limits of the ages, in days, that the age-aware base tells apart. */
const AGES = [1, 30, 90, 180, 365, 540];
const PRIOR_ROWS = 10;
const DIGITS = 6;

export interface BaseCase {
  course: BillCourse;
  day: Day;
  stage: Stage;
}

export function fitBaseRates(cases: readonly BaseCase[], outcomes: Uint8Array): BaseRates {
  const counts = new Map<string, { rows: number; positives: number }>();
  const add = (key: string, outcome: number) => {
    const count = counts.get(key) ?? { rows: 0, positives: 0 };
    counts.set(key, { rows: count.rows + 1, positives: count.positives + outcome });
  };
  for (const [at, one] of cases.entries())
    for (const key of ['', getStageKey(one.stage, one.course.first), getAgeKey(one)]) add(key, outcomes[at] ?? 0);
  const total = counts.get('');
  const all = total === undefined ? 0.5 : (total.positives + 0.5) / (total.rows + 1);
  const byStage: Record<string, number> = {};
  const byAge: Record<string, number> = {};
  const sorted = [...counts].sort(([one], [other]) => (one < other ? -1 : 1));
  for (const [key, { rows, positives }] of sorted)
    if (key !== '' && !/\d$/.test(key)) byStage[key] = round((positives + all) / (rows + 1));
  for (const [key, { rows, positives }] of sorted)
    if (/\d$/.test(key)) {
      const stage = byStage[key.replace(/ \d$/, '')] ?? all;
      byAge[key] = round((positives + PRIOR_ROWS * stage) / (rows + PRIOR_ROWS));
    }
  return { all: round(all), byStage, byAge };
}

const round = (share: number) => Number(share.toPrecision(DIGITS));

export function getStageKey(stage: Stage, first: House): string {
  return `${stage} ${first}`;
}

function getAgeKey({ course, day, stage }: BaseCase): string {
  return `${getStageKey(stage, course.first)} ${AGES.filter((age) => day - course.introduced >= age).length}`;
}

/** Returns the rate of bills at the same stage that began in the same chamber. */
export function getStageRate({ all, byStage }: BaseRates, { course, stage }: BaseCase): number {
  return byStage[getStageKey(stage, course.first)] ?? all;
}

/** Returns the rate of such bills of about the same age. */
export function getAgeRate(rates: BaseRates, one: BaseCase): number {
  return rates.byAge[getAgeKey(one)] ?? getStageRate(rates, one);
}
