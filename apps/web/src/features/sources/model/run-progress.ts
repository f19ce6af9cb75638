import type { IngestRun } from '@rotunda/contract';

/** Queued or running: it can be stopped, and no second run may start. */
export function isUnderWay(run: IngestRun | null): run is IngestRun {
  return run !== null && (run.state === 'queued' || run.state === 'running');
}

/** A rate measured over less says nothing yet. */
const MEASURED_SECONDS = 3;

/**
 * Seconds a run still takes at the pace it has kept so far; null while that cannot be known.
 *
 * @param nowTs unix seconds
 */
export function secondsLeftOf(run: IngestRun, nowTs: number): number | null {
  const elapsed = nowTs - run.startedTs;
  if (run.state !== 'running' || run.expected === null || run.read === 0 || elapsed < MEASURED_SECONDS) return null;
  return Math.max(0, ((run.expected - run.read) * elapsed) / run.read);
}
