import { answerWithin } from '../platform/answer-within.ts';
import type { DatabaseProbe } from '../platform/database/create-database-probe.ts';

/**
 * With less free space than this, the built-in server may stop at its next write; one segment of its write-ahead log
 * alone takes 16 MB.
 */
export const MIN_FREE_BYTES = 64 * 1024 * 1024;

/** Longest time to ask for free space, for example of a folder on a file server that is away. */
const FREE_MS = 300;

export interface HealthProbes {
  askDatabase: DatabaseProbe;
  /** Free bytes on the fullest of the disks the product writes to on this machine; null if it writes to none here. */
  askFreeBytes: () => Promise<number | null>;
}

export interface Check {
  ok: boolean;
  /** The problem and its remedy; null if nothing is wrong. */
  detail: string | null;
}

export interface Health {
  status: 'ok' | 'degraded';
  checks: Record<string, Check>;
}

/**
 * Returns a function that checks whether this server can serve: the database answers, it has tables that this release
 * works with, and there is room on the disk. It answers within 2 s. The backlog of changes is not checked, because it
 * only delays alerts.
 */
export function createHealthCheck({ askDatabase, askFreeBytes }: HealthProbes): () => Promise<Health> {
  const askFree = answerWithin(FREE_MS, askFreeBytes);
  return async () => {
    const answer = await askDatabase();
    const checks: Record<string, Check> = {
      database: getCheck(answer === null ? 'The database does not answer.' : null),
    };
    if (answer !== null) {
      checks['schema'] = getCheck(answer.schemaError);
      // The location of the data is unknown without the database.
      const free = await askFree();
      if (free !== null) checks['disk'] = getCheck(free < MIN_FREE_BYTES ? NEARLY_FULL : null);
    }
    const isOk = Object.values(checks).every(({ ok }) => ok);
    return { status: isOk ? 'ok' : 'degraded', checks };
  };
}

const NEARLY_FULL = 'The disk is nearly full. Ingest and indexing wait until there is room again.';

const getCheck = (detail: string | null): Check => ({ ok: detail === null, detail });
