import { type BaseCase, type BaseRates, getStageRate } from './base-rates.ts';
import type { BillCourse } from './bill-course.ts';
import { scoreTrees } from './boosted-trees.ts';
import { calibrate } from './calibration.ts';
import { type Day, toDay } from './day.ts';
import type { FeatureContext } from './feature-context.ts';
import { getFeatures } from './features.ts';
import type { ForecastModel, TargetModel } from './forecast-model.ts';
import { getLearned } from './learned-tables.ts';
import { scoreLogistic } from './logistic-regression.ts';
import { logit, sigmoid } from './portable-math.ts';
import { getStageDay, type Stage } from './stage.ts';
import { isOpen, mapTargets, type Target, TARGETS } from './target.ts';

/**
 * A forecast of a bill as of a day. A step that is behind the bill has null: it is a fact, not a forecast. A step ahead
 * is on condition that the bill gets to it.
 */
export interface Forecast {
  stage: Stage;
  scores: Readonly<Record<Target, number | null>>;
  /** Share of past bills at the same stage and from the same chamber for which the target came true. */
  baseRates: Readonly<Record<Target, number | null>>;
}

/**
 * Scores a bill as of the end of a day; null for a bill of another legislature than the model's, outside of its session,
 * and once it is decided.
 */
export function scoreBill(
  model: ForecastModel,
  course: BillCourse,
  day: Day,
  context: FeatureContext,
): Forecast | null {
  const { calendar } = context;
  const isOwn = model.isoCode === course.bill.isoCode && calendar.isoCode === course.bill.isoCode;
  if (!isOwn || calendar.session !== course.bill.session || day >= toDay(calendar.endsOn)) return null;
  const found = getFeatures(course, day, context, getLearned(model.tables, course, day));
  if (found === undefined) return null;
  const one: BaseCase = { course, day, stage: found.stage };
  const scores = scoreFeatures(model, found.values, one);
  const baseRates = mapTargets((target) =>
    isOpen(target, found.stage) ? getStageRate(model.targets[target].base, one) : null,
  );
  return { stage: found.stage, scores, baseRates };
}

/** Scores features that have been read before. */
export function scoreFeatures(
  model: ForecastModel,
  row: ArrayLike<number>,
  one: BaseCase,
): Record<Target, number | null> {
  return joinSteps(
    model,
    (target) => calibrate(model.targets[target].calibration, scorePair(model.targets[target], row)),
    one,
  );
}

/** Joins the probabilities of the steps ahead and of enactment by itself into the scores of a bill. */
export function joinSteps(
  { targets }: Pick<ForecastModel, 'targets'>,
  getStep: (target: Target) => number,
  one: BaseCase,
): Record<Target, number | null> {
  const { base, whole } = targets.enactment;
  const steps = mapTargets((target) => (isOpen(target, one.stage) ? getStep(target) : null));
  // Nearly all that both chambers passed is signed; the few exceptions teach nothing.
  if (one.stage === 'passed') return { ...steps, enactment: getStageRate(base, one) };
  const mean = getMean((target) => steps[target] ?? 1, one, base);
  const enactment = whole === undefined ? mean : calibrate(whole, logit(mean));
  return { ...steps, enactment: isOnPassageDay(one) ? leanToBase(enactment, base, one) : enactment };
}

/** Returns the mean of the direct forecast of enactment and of the product of the steps ahead. */
export function getMean(getStep: (target: Target) => number, { stage }: BaseCase, base: BaseRates): number {
  return (getStep('enactment') + getChain(getStep, stage, base)) / 2;
}

/** Returns the mean of the log odds of both models. */
export function scorePair(
  { logistic, trees }: Pick<TargetModel, 'logistic' | 'trees'>,
  row: ArrayLike<number>,
): number {
  return (scoreLogistic(logistic, row) + scoreTrees(trees, row)) / 2;
}

/** Returns the probability of all steps ahead, and of a signature after them. */
function getChain(getStep: (target: Target) => number, stage: Stage, { byStage, all }: BaseRates): number {
  let chain = getSignatureRate(byStage, all);
  for (const target of TARGETS) if (target !== 'enactment' && isOpen(target, stage)) chain *= getStep(target);
  return chain;
}

/** Share of bills passed by both chambers that became law, whichever they began in. */
function getSignatureRate(byStage: BaseRates['byStage'], all: number): number {
  const rates = (['lower', 'upper'] as const).flatMap((house) => byStage[`passed ${house}`] ?? []);
  return rates.length === 0 ? Math.max(all, SIGNED) : rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
}

const SIGNED = 0.95;

/** Whether the bill passed its first chamber on the very day. */
export function isOnPassageDay({ course, day, stage }: BaseCase): boolean {
  return stage === 'otherCommittee' && getStageDay(course, stage) === day;
}

/**
 * Weight of the base rate on the day of passage in the first chamber. What the other chamber will do with a bill depends
 * on who controls it, of which a model of one Congress knows one case.
 */
const WEIGHT_OF_BASE = 0.5;

/** Moves a probability toward the base rate of its stage, in log odds. */
function leanToBase(probability: number, base: BaseRates, one: BaseCase): number {
  const rate = getStageRate(base, one);
  return sigmoid((1 - WEIGHT_OF_BASE) * logit(probability) + WEIGHT_OF_BASE * logit(rate));
}
