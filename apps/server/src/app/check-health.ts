import type { DatabaseProbe } from '../platform/database/create-database-probe.ts';

/** Below, the built-in server may stop at its next write: a segment of its log alone takes 16 MB. */
export const LEAST_FREE_BYTES = 64 * 1024 * 1024;

export interface HealthQuestions {
  askDatabase: DatabaseProbe;
  /** Bytes left where the product writes on this machine, the least of its places; null when it writes nowhere here. */
  askFreeBytes: () => Promise<number | null>;
}

export interface Check {
  ok: boolean;
  /** What is wrong and what to do; null when nothing is. */
  detail: string | null;
}

/**
 * Without the database nothing works, and on a full disk nothing is kept; a waiting change feed only means that alerts are
 * late.
 */
export async function checkHealth({ askDatabase, askFreeBytes }: HealthQuestions) {
  const isAnswering = await askDatabase();
  const database: Check = { ok: isAnswering, detail: isAnswering ? null : 'The database does not answer.' };
  // Without the database nobody knows where it lies.
  const disk = isAnswering ? diskCheck(await askFreeBytes().catch(() => null)) : null;
  const checks: Record<string, Check> = { database, ...(disk === null ? {} : { disk }) };
  const isOk = Object.values(checks).every(({ ok }) => ok);
  return { status: isOk ? ('ok' as const) : ('degraded' as const), checks };
}

function diskCheck(free: number | null): Check | null {
  if (free === null) return null;
  const ok = free >= LEAST_FREE_BYTES;
  return { ok, detail: ok ? null : 'The disk is nearly full. Ingest and indexing wait until there is room again.' };
}
