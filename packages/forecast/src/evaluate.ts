import { getAgeRate, getStageKey, getStageRate } from './base-rates.ts';
import { type ExampleRows, getExampleRows } from './example-rows.ts';
import type { ForecastModel } from './forecast-model.ts';
import { getRow } from './matrix.ts';
import {
  type Forecasts,
  getAuc,
  getBrier,
  getCalibrationError,
  getReliability,
  getSkill,
  getSkillInterval,
  type ReliabilityBin,
} from './metrics.ts';
import { isOnPassageDay, scoreFeatures } from './score.ts';
import type { SessionData } from './session-data.ts';
import { getCase, selectRows } from './select-rows.ts';
import { type Target, TARGETS } from './target.ts';

/** How forecasts of one target did on one session that the model was not trained on. */
export interface Evaluation {
  target: Target;
  n: number;
  bills: number;
  /** Share of the rows that came true. */
  rate: number;
  baseBrier: number;
  brier: number;
  skill: number;
  /** Middle 95 % over samples of bills. */
  skillInterval: [number, number];
  /** Skill over a base that knows the age of the bill, too. */
  ageAwareSkill: number;
  calibrationError: number;
  auc: number;
  reliability: ReliabilityBin[];
  /** What came true of the forecasts that are shown as unlikely, may or may not, and likely. */
  bands: Band[];
  stages: StageEvaluation[];
}

export interface Band {
  name: 'unlikely' | 'may' | 'likely';
  n: number;
  observed: number;
}

/** Forecasts at one stage, or on the day of passage in the first chamber. */
export interface StageEvaluation {
  stage: string;
  n: number;
  rate: number;
  skill: number;
  /** Middle 95 % over samples of bills. */
  skillInterval: [number, number];
  auc: number;
}

/** Evaluates a model on a session, one result for each target that has rows. */
export function evaluateSession(model: ForecastModel, session: SessionData): Evaluation[] {
  const rows = getExampleRows([session], () => model.tables);
  const scores = rows.courses.map((_, place) => scoreFeatures(model, getRow(rows.matrix, place), getCase(rows, place)));
  return evaluateRows(model, rows, scores);
}

/**
 * Evaluates forecasts of rows that were made without their bills.
 *
 * @param scores of each row
 */
export function evaluateRows(
  model: ForecastModel,
  rows: ExampleRows,
  scores: readonly Readonly<Record<Target, number | null>>[],
): Evaluation[] {
  const bills = numberBills(rows);
  return TARGETS.flatMap((target) => {
    const { places, outcomes } = selectRows(rows, target);
    if (places.length === 0) return [];
    const { base } = model.targets[target];
    const forecasts: Forecasts = {
      bills: Int32Array.from(places, (place) => bills[place] ?? 0),
      outcomes,
      probabilities: Float64Array.from(places, (place) => scores[place]?.[target] ?? 0),
      base: Float64Array.from(places, (place) => getStageRate(base, getCase(rows, place))),
    };
    const ageBase = Float64Array.from(places, (place) => getAgeRate(base, getCase(rows, place)));
    return [evaluateTarget(target, forecasts, { ageBase, stages: getStages(rows, places) })];
  });
}

interface Surroundings {
  ageBase: Float64Array;
  /** Names of the groups that each row is in. */
  stages: string[][];
}

function evaluateTarget(target: Target, forecasts: Forecasts, { ageBase, stages }: Surroundings): Evaluation {
  const { bills, outcomes, probabilities, base } = forecasts;
  return {
    target,
    n: outcomes.length,
    bills: new Set(bills).size,
    rate: getRate(outcomes),
    baseBrier: getBrier(outcomes, base),
    brier: getBrier(outcomes, probabilities),
    skill: getSkill(outcomes, probabilities, base),
    skillInterval: getSkillInterval(forecasts),
    ageAwareSkill: getSkill(outcomes, probabilities, ageBase),
    calibrationError: getCalibrationError(outcomes, probabilities),
    auc: getAuc(outcomes, probabilities),
    reliability: getReliability(outcomes, probabilities),
    bands: getBands(outcomes, probabilities),
    stages: [...new Set(stages.flat())].sort().map((stage) => {
      const at = Uint32Array.from([...stages.keys()].filter((row) => stages[row]?.includes(stage)));
      const part = takeForecasts(forecasts, at);
      return {
        stage,
        n: at.length,
        rate: getRate(part.outcomes),
        skill: getSkill(part.outcomes, part.probabilities, part.base),
        skillInterval: getSkillInterval(part),
        auc: getAuc(part.outcomes, part.probabilities),
      };
    }),
  };
}

function takeForecasts({ bills, outcomes, probabilities, base }: Forecasts, at: Uint32Array): Forecasts {
  return {
    bills: Int32Array.from(at, (row) => bills[row] ?? 0),
    outcomes: Uint8Array.from(at, (row) => outcomes[row] ?? 0),
    probabilities: Float64Array.from(at, (row) => probabilities[row] ?? 0),
    base: Float64Array.from(at, (row) => base[row] ?? 0),
  };
}

function getRate(outcomes: Uint8Array): number {
  return outcomes.reduce((sum, outcome) => sum + outcome, 0) / Math.max(1, outcomes.length);
}

/** Percentages, rounded, at which the bands of the product begin and end. */
const UNLIKELY = 30;
const LIKELY = 70;

export function getBand(probability: number): Band['name'] {
  const percent = Math.round(probability * 100);
  if (percent <= UNLIKELY) return 'unlikely';
  return percent >= LIKELY ? 'likely' : 'may';
}

function getBands(outcomes: Uint8Array, probabilities: Float64Array): Band[] {
  return (['unlikely', 'may', 'likely'] as const).map((name) => {
    const own = outcomes.filter((_, at) => getBand(probabilities[at] ?? 0) === name);
    return { name, n: own.length, observed: getRate(own) };
  });
}

function getStages(rows: ExampleRows, places: Uint32Array): string[][] {
  return Array.from(places, (place) => {
    const one = getCase(rows, place);
    const names: string[] = [one.stage, getStageKey(one.stage, one.course.first)];
    if (isOnPassageDay(one)) names.push('passageDay');
    return names;
  });
}

function numberBills({ courses }: ExampleRows): Int32Array {
  const numbers = new Map<unknown, number>();
  return Int32Array.from(courses, (course) => {
    const known = numbers.get(course) ?? numbers.size;
    numbers.set(course, known);
    return known;
  });
}
