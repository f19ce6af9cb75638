import { toDate, toDay } from './day.ts';
import { getExampleRows, type ExampleRows } from './example-rows.ts';
import { FEATURE_NAMES } from './features.ts';
import { fitTables } from './learned-tables.ts';
import { fitLogistic, scoreLogistic } from './logistic-regression.ts';
import { getRow, takeRows } from './matrix.ts';
import { sigmoid } from './portable-math.ts';
import { selectRows } from './select-rows.ts';
import { readSession, type SessionData } from './session-data.ts';
import type { Target } from './target.ts';

const RIDGE = 100;
const STEPS = 40;
const DIGITS = 4;
/** Features that sources of unfinished sessions do not date. */
const UNDATED = /^(cosponsors|title)\./;

/**
 * Estimates by how much the log odds of a target differ from session to session, for a model that is trained on one
 * session only. The unfinished session is compared with the same first days of the finished one, on features that both
 * have; what is found counts by the share of a session that it covers, and is averaged with the finished session, whose
 * own difference is 0.
 */
export function estimateLevel(finished: SessionData, unfinished: SessionData, target: Target): number {
  const days = unfinished.last - toDay(unfinished.context.calendar.startsOn);
  const length = toDay(unfinished.context.calendar.endsOn) - toDay(unfinished.context.calendar.startsOn);
  const early = truncateSession(finished, days);
  if (early === undefined) return 0;
  const tables = fitTables(early.courses);
  const train = dropUndated(getExampleRows([early], () => tables));
  const test = dropUndated(getExampleRows([unfinished], () => tables));
  const selected = selectRows(train, target);
  const model = fitLogistic(takeRows(train.matrix, selected.places), selected.outcomes, RIDGE);
  const other = selectRows(test, target);
  const scores = Float64Array.from(other.places, (place) => scoreLogistic(model, getRow(test.matrix, place)));
  const share = days / length;
  return Number(((fitOffset(scores, other.outcomes) * share) / 2).toPrecision(DIGITS));
}

/** Returns a session as it looked some days after its start. */
function truncateSession({ courses, context }: SessionData, days: number): SessionData | undefined {
  const last = toDay(context.calendar.startsOn) + days;
  const until = toDate(last);
  const bills = courses
    .filter(({ introduced }) => introduced <= last)
    .map(({ bill }) => ({ ...bill, actions: (bill.actions ?? []).filter(({ date }) => date <= until) }));
  const session = readSession(bills, context.members);
  return session === undefined ? undefined : { ...session, last };
}

function dropUndated(rows: ExampleRows): ExampleRows {
  const { columns, values } = rows.matrix;
  const kept = values.map((value, at) => (UNDATED.test(FEATURE_NAMES[at % columns] ?? '') ? 0 : value));
  return { ...rows, matrix: { ...rows.matrix, values: kept } };
}

/** Finds what has to be added to log odds so that their mean probability is what happened. */
function fitOffset(scores: Float64Array, outcomes: Uint8Array): number {
  let offset = 0;
  for (let step = 0; step < STEPS; step += 1) {
    let [slope, curve] = [0, 1e-6];
    for (const [at, score] of scores.entries()) {
      const probability = sigmoid(score + offset);
      slope += probability - (outcomes[at] ?? 0);
      curve += probability * (1 - probability);
    }
    offset -= slope / curve;
  }
  return offset;
}
