import { createHash } from 'node:crypto';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import { networkOf } from './sign-in-limits.ts';
import { createSignInLimitsRepository } from './sign-in-limits.repository.ts';

const HOUR = 3600;

/** Limits as attempts within a time in seconds. */
const LIMITS = {
  /** Links requested from one network without a sign-in. */
  asked: { attempts: 20, seconds: HOUR / 4 },
  /** Links mailed to one address, no matter who requests them, so that strangers cannot flood a mailbox. */
  mailed: { attempts: 5, seconds: HOUR },
} as const;

interface LimitDeps {
  database: DatabaseHandle;
  clock: Clock;
}

/**
 * Counts a request for a link.
 * @throws AppError RATE_LIMITED when one network requests too many
 */
export async function limitAsking(deps: LimitDeps, address: string): Promise<void> {
  const secondsLeft = await countOne(deps, 'asked', networkOf(address));
  if (secondsLeft === null) return;
  throw new AppError('RATE_LIMITED', { retryAfterSeconds: secondsLeft });
}

/** Counts a link that is about to be mailed. @returns whether it may be mailed */
export async function mayMailLink(deps: LimitDeps, email: string): Promise<boolean> {
  return (await countOne(deps, 'mailed', email.trim().toLowerCase())) === null;
}

/**
 * Counts one attempt.
 * @returns null within the limit, else the seconds until the limit resets
 */
async function countOne(
  { database, clock }: LimitDeps,
  limit: keyof typeof LIMITS,
  of: string,
): Promise<number | null> {
  const nowTs = clock.now();
  const { attempts, seconds } = LIMITS[limit];
  const key = createHash('sha256').update(`link ${limit}\0${of}`).digest('hex');
  const [row] = await createSignInLimitsRepository(database).countAttempt([{ key, endsTs: nowTs + seconds }], nowTs);
  return row !== undefined && row.attempts > attempts ? row.endsTs - nowTs : null;
}
