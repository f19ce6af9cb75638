import type { TreesSettings } from './boosted-trees.ts';

interface Size {
  /** Ridge penalty of the logistic regression. */
  ridge: number;
  trees: TreesSettings;
}

/** How models are fitted. */
export interface TrainingSettings {
  /** Rows from which the larger models and isotonic calibration are used. */
  largeFrom: number;
  large: Size;
  small: Size;
  /** Whether scores are calibrated on bills that were held out. */
  calibrates: boolean;
}

/**
 * Chosen by cross-validation by bill within the 113th Congress; for the small models' ridge, the first months of the 115th
 * and 119th were looked at, too.
 */
const SIZES = {
  largeFrom: 6000,
  large: { ridge: 20, trees: { trees: 120, leaves: 12, rate: 0.08, smallest: 40, ridge: 5 } },
  small: { ridge: 100, trees: { trees: 100, leaves: 6, rate: 0.06, smallest: 40, ridge: 10 } },
} as const;

/** Congress: calibrated. */
export const FEDERAL_SETTINGS: TrainingSettings = { ...SIZES, calibrates: true };

/**
 * States: raw, because what remains there is the drift from session to session, which calibration on the sessions before
 * did not mend.
 */
export const STATE_SETTINGS: TrainingSettings = { ...SIZES, calibrates: false };
