import path from 'node:path';
import { getCauses } from './get-causes.ts';

/** Codes of the operating system, and PostgreSQL's `disk_full`. */
const FULL = new Set(['ENOSPC', 'EDQUOT', '53100']);
/** PostgreSQL has no code for an exceeded quota, and errors lose their codes between threads. */
const WORDS = /no space left on device|disk quota exceeded/i;

/** Whether a write failed because a disk, or the share of it that one account may use, is full. */
export function isDiskFull(error: unknown): boolean {
  return findDiskError(error) !== undefined;
}

/** Says for an operator which disk is full; null if the error has another reason. */
export function describeDiskError(error: unknown): string | null {
  const fault = findDiskError(error);
  if (fault === undefined) return null;
  if ('path' in fault && typeof fault.path === 'string') return `The disk of ${path.dirname(fault.path)} is full.`;
  if ('severity' in fault) return `The disk of the database is full (${fault.message}).`;
  // A program's output may be long.
  const line = fault.message.split('\n').find((text) => WORDS.test(text)) ?? fault.message;
  return `The disk is full (${line.trim()}).`;
}

function findDiskError(error: unknown): Error | undefined {
  return getCauses(error).find(
    (cause) => ('code' in cause && FULL.has(String(cause.code))) || WORDS.test(cause.message),
  );
}
