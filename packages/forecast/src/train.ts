import { fitBaseRates } from './base-rates.ts';
import type { BillCourse } from './bill-course.ts';
import { fitTrees } from './boosted-trees.ts';
import { calibrate, type Calibration, fitIsotonic, fitPlatt } from './calibration.ts';
import { type ExampleRows, getExampleRows } from './example-rows.ts';
import { FEATURE_NAMES } from './features.ts';
import { type ForecastModel, MODEL_VERSION, type TargetModel, type TrainingData } from './forecast-model.ts';
import { fitTables } from './learned-tables.ts';
import { fitLogistic } from './logistic-regression.ts';
import { getRow, takeRows } from './matrix.ts';
import { logit } from './portable-math.ts';
import { getFold } from './random.ts';
import { getMean, joinSteps, scorePair } from './score.ts';
import { getCase, selectRows } from './select-rows.ts';
import type { SessionData } from './session-data.ts';
import { getFeatureMeans } from './feature-means.ts';
import { mapTargets, type Target, TARGETS } from './target.ts';
import type { TrainingSettings } from './training-settings.ts';

/** Parts of cross-validation; all rows of a bill are in one. */
const FOLDS = 5;

/** Rows of one target, how they turned out, and raw log odds from models that were fitted without their bills. */
interface HeldOut {
  places: Uint32Array;
  outcomes: Uint8Array;
  scores: Float64Array;
}

/** A fitted model with its training rows and what was forecast for them by models that had not seen their bills. */
export interface TrainedModel {
  model: ForecastModel;
  rows: ExampleRows;
  heldOut: Record<Target, number | null>[];
}

/**
 * Fits the model of a legislature on sessions that are over. Deterministic: the same bills in the same order give the
 * same weights, bit for bit.
 *
 * @param levels shifts of a target's log odds by what other sessions show of its level; see `estimateLevel`
 */
export function trainModel(
  sessions: readonly SessionData[],
  data: Omit<TrainingData, 'bills' | 'rows'>,
  settings: TrainingSettings,
  levels: Partial<Record<Target, number>> = {},
): ForecastModel {
  return trainWithHeldOut(sessions, data, settings, levels).model;
}

/** Fits a model like `trainModel` and returns its cross-validated forecasts, too; they exist for calibrated models. */
export function trainWithHeldOut(
  sessions: readonly SessionData[],
  data: Omit<TrainingData, 'bills' | 'rows'>,
  settings: TrainingSettings,
  levels: Partial<Record<Target, number>> = {},
): TrainedModel {
  const courses = sessions.flatMap((session) => session.courses);
  const tables = fitTables(courses);
  const without = Array.from({ length: FOLDS }, (_, fold) =>
    fitTables(courses.filter((course) => getBillFold(course) !== fold)),
  );
  const rows = getExampleRows(sessions, (course) => without[getBillFold(course)] ?? tables);
  const fitted = mapTargets((target) => fitTarget(rows, target, { settings, level: levels[target] ?? 0 }));
  const targets = mapTargets((target) => fitted[target].model);
  const getStep = getHeldOutSteps(rows, fitted);
  if (settings.calibrates) targets.enactment = { ...targets.enactment, whole: fitWhole(rows, fitted, getStep) };
  const model = {
    version: MODEL_VERSION,
    isoCode: sessions[0]?.isoCode ?? '',
    data: { ...data, bills: courses.length, rows: rows.matrix.rows },
    names: FEATURE_NAMES,
    tables,
    means: getFeatureMeans(rows),
    targets,
  };
  const heldOut = rows.courses.map((_, place) =>
    joinSteps(model, (target) => getStep(target, place), getCase(rows, place)),
  );
  return { model, rows, heldOut };
}

function getBillFold({ bill }: BillCourse): number {
  return getFold(bill.fusionId, FOLDS);
}

interface Fitting {
  settings: TrainingSettings;
  level: number;
}

function fitTarget(rows: ExampleRows, target: Target, fitting: Fitting): { model: TargetModel; held: HeldOut } {
  const { settings } = fitting;
  const { places, outcomes } = selectRows(rows, target);
  const scores = new Float64Array(places.length);
  // Only calibrated models need scores of bills they have not seen.
  for (let fold = 0; settings.calibrates && fold < FOLDS; fold += 1) {
    const isIn = (place: number) => getBillFold(getCase(rows, place).course) === fold;
    const train = places.filter((place) => !isIn(place));
    const pair = fitPair(
      rows,
      train,
      outcomes.filter((_, at) => !isIn(places[at] ?? 0)),
      settings,
    );
    for (const [at, place] of places.entries())
      if (isIn(place)) scores[at] = scorePair(pair, getRow(rows.matrix, place));
  }
  const base = fitBaseRates(
    [...places].map((place) => getCase(rows, place)),
    outcomes,
  );
  const calibration = fitCalibration(scores, outcomes, fitting);
  const model = { ...fitPair(rows, places, outcomes, settings), calibration, base };
  return { model, held: { places, outcomes, scores } };
}

type Pair = Pick<TargetModel, 'logistic' | 'trees'>;

function fitPair(rows: ExampleRows, places: Uint32Array, outcomes: Uint8Array, settings: TrainingSettings): Pair {
  const matrix = takeRows(rows.matrix, places);
  const size = places.length >= settings.largeFrom ? settings.large : settings.small;
  return { logistic: fitLogistic(matrix, outcomes, size.ridge), trees: fitTrees(matrix, outcomes, size.trees) };
}

function fitCalibration(scores: Float64Array, outcomes: Uint8Array, { settings, level }: Fitting): Calibration {
  if (!settings.calibrates) return { kind: 'none' };
  const fitted = scores.length >= settings.largeFrom ? fitIsotonic(scores, outcomes) : fitPlatt(scores, outcomes);
  return fitted.kind === 'platt' ? { ...fitted, offset: Number((fitted.offset + level).toPrecision(6)) } : fitted;
}

type Fitted = Readonly<Record<Target, { model: TargetModel; held: HeldOut }>>;

/**
 * Calibrates the mean of the direct forecast of enactment and the product of the steps, both from models that had not
 * seen the bill.
 */
function fitWhole(rows: ExampleRows, fitted: Fitted, getStep: StepReader): Calibration {
  const { held, model } = fitted.enactment;
  const means = Float64Array.from(held.places, (place) =>
    logit(getMean((target) => getStep(target, place), getCase(rows, place), model.base)),
  );
  return fitIsotonic(means, held.outcomes);
}

type StepReader = (target: Target, place: number) => number;

/**
 * Returns a reader of the probability of a step. Bills that never got to it have no held-out score, because they are not
 * among its rows; the final model, which has not seen them either, scores those.
 */
function getHeldOutSteps(rows: ExampleRows, fitted: Fitted): StepReader {
  const known = new Map<Target, Map<number, number>>();
  for (const target of TARGETS) {
    const { places, scores } = fitted[target].held;
    known.set(target, new Map([...places].map((place, at) => [place, scores[at] ?? 0])));
  }
  return (target, place) => {
    const { model } = fitted[target];
    const score = known.get(target)?.get(place) ?? scorePair(model, getRow(rows.matrix, place));
    return calibrate(model.calibration, score);
  };
}
