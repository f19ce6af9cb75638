import {
  explainForecast,
  type ForecastBill,
  getCase,
  getExampleRows,
  getRow,
  readSession,
  scoreBill,
  scoreFeatures,
  toDay,
} from '../packages/forecast/src/index.ts';
import { inventCongress } from '../packages/forecast/src/testing/build-session.ts';
import { getRoot, readWeights } from '../tools/forecast/weights.ts';

interface RunOptions {
  json: boolean;
  log: (line: string) => void;
  /** `--bills 15000` */
  args: string[];
}

export interface ForecastResult {
  bills: number;
  /** Reading histories and the index of the session, for each bill. */
  readMicroseconds: number;
  /** Features and scores, for each bill. */
  forecastMicroseconds: number;
  /** Scores of features that have been read, for each bill. */
  scoreMicroseconds: number;
  /** What a forecast is associated with, for each bill. */
  explainMicroseconds: number;
  /** All bills, from their records to their scores. */
  allSeconds: number;
}

/** Measures how long it takes to forecast a session of invented bills with the committed weights of Congress. */
export function run({ log, args }: RunOptions): { bench: 'forecast'; results: ForecastResult[] } {
  const count = Number(args[args.indexOf('--bills') + 1] ?? 15_000) || 15_000;
  const model = readWeights(getRoot(new URL('forecast/', import.meta.url).href), 'us');
  if (model === undefined) throw new Error('There are no committed weights.');
  const bills: ForecastBill[] = inventCongress(count);
  const start = performance.now();
  const session = readSession(bills, new Map());
  if (session === undefined) throw new Error('The invented session has no calendar.');
  const read = performance.now();
  const day = toDay('2013-12-01');
  for (const course of session.courses) scoreBill(model, course, day, session.context);
  const forecast = performance.now();
  const rows = getExampleRows([{ ...session, courses: session.courses.slice(0, 2000) }], () => model.tables);
  const scored = performance.now();
  for (let place = 0; place < rows.matrix.rows; place += 1)
    scoreFeatures(model, getRow(rows.matrix, place), getCase(rows, place));
  const done = performance.now();
  const explained = session.courses.slice(0, 500);
  for (const course of explained)
    explainForecast(model, course, day, { context: session.context, target: 'firstPreFloor' });
  const last = performance.now();
  const result = {
    bills: count,
    readMicroseconds: toMicroseconds(read - start, count),
    forecastMicroseconds: toMicroseconds(forecast - read, count),
    scoreMicroseconds: toMicroseconds(done - scored, rows.matrix.rows),
    explainMicroseconds: toMicroseconds(last - done, explained.length),
    allSeconds: Number(((forecast - start) / 1000).toFixed(2)),
  };
  log(JSON.stringify(result));
  return { bench: 'forecast', results: [result] };
}

function toMicroseconds(milliseconds: number, count: number): number {
  return Number(((milliseconds * 1000) / count).toFixed(1));
}
