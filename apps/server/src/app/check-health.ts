import type { DatabaseProbe } from '../platform/database/create-database-probe.ts';

/**
 * With less free space than this, the built-in server may stop at its next write; one segment of its write-ahead log
 * alone takes 16 MB.
 */
export const MIN_FREE_BYTES = 64 * 1024 * 1024;

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

/**
 * Checks the database and the disk. Without the database nothing works, and on a full disk nothing is saved. The
 * backlog of changes is not checked, because it only delays alerts.
 */
export async function checkHealth({ askDatabase, askFreeBytes }: HealthProbes) {
  const isAnswering = await askDatabase();
  const database: Check = { ok: isAnswering, detail: isAnswering ? null : 'The database does not answer.' };
  // The location of the data is unknown without the database.
  const disk = isAnswering ? diskCheck(await askFreeBytes().catch(() => null)) : null;
  const checks: Record<string, Check> = { database, ...(disk === null ? {} : { disk }) };
  const isOk = Object.values(checks).every(({ ok }) => ok);
  return { status: isOk ? ('ok' as const) : ('degraded' as const), checks };
}

function diskCheck(free: number | null): Check | null {
  if (free === null) return null;
  const ok = free >= MIN_FREE_BYTES;
  return { ok, detail: ok ? null : 'The disk is nearly full. Ingest and indexing wait until there is room again.' };
}
