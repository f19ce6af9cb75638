import {
  evaluateRows,
  evaluateSession,
  FEDERAL_SETTINGS,
  STATE_SETTINGS,
  trainModel,
  trainWithHeldOut,
  type SessionData,
} from '@rotunda/forecast';
import type { SessionFiles } from './find-sessions.ts';
import type { SessionReader } from './read-session-files.ts';
import { type Result, toResult } from './result.ts';
import { TRAINING_SESSIONS } from './train-jurisdiction.ts';

const NO_DATA = { sessions: [], levels: [], until: '', sha256: '' };

/**
 * Tests with what is known before: the last training session of a state with weights fitted on the sessions before it; of
 * Congress, of which only one is complete, each fifth of the bills with weights fitted on the others (its calibration is
 * fitted on all of these forecasts).
 */
export async function evaluateRolling(
  found: readonly SessionFiles[],
  reader: SessionReader,
  log: (line: string) => void,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const [isoCode, plan] of Object.entries(TRAINING_SESSIONS)) {
    const sessions: SessionData[] = [];
    for (const files of found.filter((one) => one.isoCode === isoCode && plan.sessions.includes(one.session))) {
      const session = await reader.read(files);
      if (session?.isOver) sessions.push(session);
    }
    const [only] = sessions;
    if (isoCode === 'us' && only !== undefined) {
      const tested = { jurisdiction: isoCode, session: only.session, isOver: true, isBeforeTraining: false };
      const { model, rows, heldOut } = trainWithHeldOut([only], NO_DATA, FEDERAL_SETTINGS);
      results.push(...evaluateRows(model, rows, heldOut).map((evaluation) => toResult(tested, evaluation)));
      log(`${isoCode} ${only.session}: cross-validated by bill`);
      continue;
    }
    const session = sessions.at(-1);
    if (session === undefined || sessions.length < 2) continue;
    const model = trainModel(sessions.slice(0, -1), NO_DATA, STATE_SETTINGS);
    const tested = { jurisdiction: isoCode, session: session.session, isOver: true, isBeforeTraining: false };
    results.push(...evaluateSession(model, session).map((evaluation) => toResult(tested, evaluation)));
    log(`${isoCode} ${session.session}: tested`);
  }
  return results;
}
