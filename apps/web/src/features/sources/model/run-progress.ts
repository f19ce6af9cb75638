import type { IngestRun } from '@rotunda/contract';

/** Whether the run is queued or running, so that it can be stopped and no other run can start. */
export function isInProgress(run: IngestRun | null): run is IngestRun {
  return run !== null && (run.state === 'queued' || run.state === 'running');
}

/** Shortest elapsed time that gives a meaningful rate. */
const MEASURED_SECONDS = 3;

/**
 * Estimates the remaining seconds of a run from its average rate; null if this is unknown.
 *
 * @param nowTs Unix seconds
 */
export function getSecondsLeft(run: IngestRun, nowTs: number): number | null {
  const elapsed = nowTs - run.startedTs;
  if (run.state !== 'running' || run.expected === null || run.read === 0 || elapsed < MEASURED_SECONDS) return null;
  return Math.max(0, ((run.expected - run.read) * elapsed) / run.read);
}
