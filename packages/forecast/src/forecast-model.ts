import type { BaseRates } from './base-rates.ts';
import type { TreesModel } from './boosted-trees.ts';
import type { Calibration } from './calibration.ts';
import type { LearnedTables } from './learned-tables.ts';
import type { LogisticModel } from './logistic-regression.ts';
import type { Target } from './target.ts';

/** How the probability of one target is computed. */
export interface TargetModel {
  logistic: LogisticModel;
  trees: TreesModel;
  /** From the mean log odds of both. */
  calibration: Calibration;
  /** For enactment: from the mean of the direct forecast and the product of the steps. */
  whole?: Calibration;
  base: BaseRates;
}

/** What the weights were fitted on. */
export interface TrainingData {
  sessions: readonly string[];
  /** Unfinished sessions of which only the level of a target was used. */
  levels: readonly string[];
  /** Last day of the data. */
  until: string;
  /** SHA-256 over the files that were read, in order of their paths. */
  sha256: string;
  bills: number;
  rows: number;
}

/** A fitted model of one legislature. */
export interface ForecastModel {
  /** Rises when features or the way of computing change, so that stored scores can be told apart. */
  version: number;
  isoCode: string;
  data: TrainingData;
  /** Names of the features, in order. */
  names: readonly string[];
  tables: LearnedTables;
  /** Means of the features by stage and chamber, for what a forecast is associated with. */
  means: Readonly<Record<string, readonly number[]>>;
  targets: Readonly<Record<Target, TargetModel>>;
}

/** Version of features and computation; weights of another version are not used. */
export const MODEL_VERSION = 1;
