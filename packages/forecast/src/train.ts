import { fitBaseRates, getStageKey, getStageRate, type BaseCase } from './base-rates.ts';
import type { BillCourse } from './bill-course.ts';
import { fitTrees, scoreTrees, type TreesSettings } from './boosted-trees.ts';
import { calibrate, fitIsotonic, fitPlatt, type Calibration } from './calibration.ts';
import { type ExampleRows, getExampleRows } from './example-rows.ts';
import { type ForecastModel, MODEL_VERSION, type TargetModel, type TrainingData } from './forecast-model.ts';
import { fitTables, type LearnedTables } from './learned-tables.ts';
import { fitLogistic, scoreLogistic } from './logistic-regression.ts';
import { getRow, type Matrix, takeRows } from './matrix.ts';
import { getBrier } from './metrics.ts';
import { getFold } from './random.ts';
import type { SessionData } from './session-data.ts';
import { getOutcome, isOpen, type Target, TARGETS } from './target.ts';

/** Parts of cross-validation; all rows of a bill are in one. */
export const FOLDS = 5;

/** How models are fitted; found by cross-validation inside the training data. */
export interface TrainingSettings {
  ridge: number;
  /** Rows from which the larger trees are used. */
  largeFrom: number;
  large: TreesSettings;
  small: TreesSettings;
  calibrates: boolean;
}

export const DEFAULT_SETTINGS: TrainingSettings = {
  ridge: 20,
  largeFrom: 6000,
  large: { trees: 120, leaves: 12, rate: 0.08, smallest: 40, ridge: 5 },
  small: { trees: 100, leaves: 6, rate: 0.06, smallest: 40, ridge: 10 },
  calibrates: true,
};

/** Raw scores of rows that their models were fitted without. */
export interface HeldOut {
  places: Uint32Array;
  outcomes: Uint8Array;
  logistic: Float64Array;
  trees: Float64Array;
}

/** Fits the tables without each part, and on all bills. */
export function fitFoldTables(sessions: readonly SessionData[]): { all: LearnedTables; without: LearnedTables[] } {
  const courses = sessions.flatMap((session) => session.courses);
  const without = Array.from({ length: FOLDS }, (_, fold) =>
    fitTables(courses.filter((course) => getFoldOf(course) !== fold)),
  );
  return { all: fitTables(courses), without };
}

export function getFoldOf({ bill }: BillCourse): number {
  return getFold(bill.fusionId, FOLDS);
}

/** Returns the rows of a target that can be decided, and how they turned out. */
export function selectRows(rows: ExampleRows, target: Target): { places: Uint32Array; outcomes: Uint8Array } {
  const places: number[] = [];
  const outcomes: number[] = [];
  for (const [at, course] of rows.courses.entries()) {
    const stage = rows.stages[at];
    const outcome = getOutcome(course, target);
    if (stage === undefined || outcome === undefined || !isOpen(target, stage)) continue;
    places.push(at);
    outcomes.push(outcome ? 1 : 0);
  }
  return { places: Uint32Array.from(places), outcomes: Uint8Array.from(outcomes) };
}

export function getTreesSettings(settings: TrainingSettings, rows: number): TreesSettings {
  return rows >= settings.largeFrom ? settings.large : settings.small;
}

/** Scores each part of the rows with models fitted on the others. */
export function holdOut(rows: ExampleRows, target: Target, settings: TrainingSettings): HeldOut {
  const { places, outcomes } = selectRows(rows, target);
  const folds = Uint8Array.from(places, (place) => {
    const course = rows.courses[place];
    return course === undefined ? 0 : getFoldOf(course);
  });
  const logistic = new Float64Array(places.length);
  const trees = new Float64Array(places.length);
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const train = [...places.keys()].filter((at) => folds[at] !== fold);
    const test = [...places.keys()].filter((at) => folds[at] === fold);
    const matrix = takeRows(
      rows.matrix,
      train.map((at) => places[at] ?? 0),
    );
    const trainOutcomes = Uint8Array.from(train, (at) => outcomes[at] ?? 0);
    const line = fitLogistic(matrix, trainOutcomes, settings.ridge);
    const forest = fitTrees(matrix, trainOutcomes, getTreesSettings(settings, places.length));
    for (const at of test) {
      const row = getRow(rows.matrix, places[at] ?? 0);
      logistic[at] = scoreLogistic(line, row);
      trees[at] = scoreTrees(forest, row);
    }
  }
  return { places, outcomes, logistic, trees };
}

/** Returns the mean of the log odds of both models. */
export function blend({ logistic, trees }: Pick<HeldOut, 'logistic' | 'trees'>): Float64Array {
  return Float64Array.from(logistic, (score, at) => (score + (trees[at] ?? 0)) / 2);
}
