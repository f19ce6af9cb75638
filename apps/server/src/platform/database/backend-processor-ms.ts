import { readFileSync } from 'node:fs';
import type pg from 'pg';
import { findProcessClock, readProcessorMs } from '../threads/processor-time.ts';
import { getProcessId } from './get-process-id.ts';

/**
 * Returns how long the server process behind a connection has run on a processor, in milliseconds; null if the server
 * runs on another machine or a system that doesn't count it.
 */
export function backendProcessorMs(client: pg.PoolClient): number | null {
  const clock = findProcessClock(getProcessId(client));
  return isPostgres(clock) ? readProcessorMs(clock) : null;
}

/** The id is that of a process of the server's machine; on this one, another program may have it. */
function isPostgres(clock: string): boolean {
  try {
    return readFileSync(clock, 'latin1').includes('(postgres');
  } catch {
    return false;
  }
}
