import type { Evaluation } from '@rotunda/forecast';

/** One line of what `evaluate` prints: a target on a session. */
export interface Result {
  jurisdiction: string;
  session: string;
  target: 'preFloor' | 'floor' | 'enactment';
  chamberRole: 'first' | 'second' | null;
  n: number;
  rate: number;
  /** Null for a session that is not over: what has not happened yet still may, so only ranking can be judged. */
  baseBrier: number | null;
  brier: number | null;
  skill: number | null;
  skillInterval: [number, number] | null;
  ageAwareSkill: number | null;
  calibrationError: number | null;
  auc: number | null;
  /** Whether the data reach the end of the session. */
  isOver: boolean;
  /** Whether the weights know sessions after this one. */
  isBeforeTraining: boolean;
  bands: Evaluation['bands'] | null;
  reliability: Evaluation['reliability'] | null;
  stages: Evaluation['stages'] | null;
}

const NAMES = {
  firstPreFloor: { target: 'preFloor', chamberRole: 'first' },
  firstFloor: { target: 'floor', chamberRole: 'first' },
  secondPreFloor: { target: 'preFloor', chamberRole: 'second' },
  secondFloor: { target: 'floor', chamberRole: 'second' },
  enactment: { target: 'enactment', chamberRole: null },
} as const;

const DIGITS = 5;

export interface Tested {
  jurisdiction: string;
  session: string;
  isOver: boolean;
  isBeforeTraining: boolean;
}

/** Converts an evaluation to what is printed, with figures rounded to five decimals. */
export function toResult(tested: Tested, evaluation: Evaluation): Result {
  const { jurisdiction, session, isOver, isBeforeTraining } = tested;
  const judged = <Value>(value: Value): Value | null => (isOver ? value : null);
  return {
    jurisdiction,
    session,
    ...NAMES[evaluation.target],
    n: evaluation.n,
    rate: round(evaluation.rate) ?? 0,
    baseBrier: judged(round(evaluation.baseBrier)),
    brier: judged(round(evaluation.brier)),
    skill: judged(round(evaluation.skill)),
    skillInterval: judged(roundPair(evaluation.skillInterval)),
    ageAwareSkill: judged(round(evaluation.ageAwareSkill)),
    calibrationError: judged(round(evaluation.calibrationError)),
    auc: round(evaluation.auc),
    isOver,
    isBeforeTraining,
    bands: judged(evaluation.bands.map((band) => ({ ...band, observed: round(band.observed) ?? 0 }))),
    reliability: judged(
      evaluation.reliability.map(({ rows, forecast, observed }) => ({
        rows,
        forecast: round(forecast) ?? 0,
        observed: round(observed) ?? 0,
      })),
    ),
    stages: judged(
      evaluation.stages.map((stage) => ({
        ...stage,
        rate: round(stage.rate) ?? 0,
        skill: round(stage.skill) ?? 0,
        skillInterval: roundPair(stage.skillInterval),
        auc: round(stage.auc) ?? 0,
      })),
    ),
  };
}

function round(value: number): number | null {
  return Number.isFinite(value) ? Number(value.toFixed(DIGITS)) : null;
}

function roundPair([low, high]: readonly [number, number]): [number, number] {
  return [round(low) ?? 0, round(high) ?? 0];
}
