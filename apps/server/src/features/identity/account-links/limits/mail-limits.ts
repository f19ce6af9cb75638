import { createHash } from 'node:crypto';
import { AppError } from '../../../../platform/app-error.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { DatabaseHandle } from '../../../../platform/database/create-database.ts';
import { getNetwork } from '../../sign-in/sign-in-limits.ts';
import { createSignInLimitsRepository } from '../../sign-in/sign-in-limits.repository.ts';

const HOUR = 3600;

/** Limits as attempts within a time in seconds. */
const LIMITS = {
  /** Links requested from one network without a sign-in. */
  asked: { attempts: 20, seconds: HOUR / 4 },
  /** Address changes requested by one user, who could otherwise mail any number of addresses. */
  changes: { attempts: 10, seconds: HOUR },
  /** Mails of one kind to one address, no matter who requests them, so that strangers cannot flood a mailbox. */
  mailed: { attempts: 5, seconds: HOUR },
} as const;

/** Kinds of mail that are counted apart, so that nobody can block another user's password reset with the others. */
type LimitedMail = 'password-reset' | 'address-change' | 'invitation' | 'test';

interface LimitDeps {
  database: DatabaseHandle;
  clock: Clock;
}

/**
 * Counts a request for a link.
 * @throws AppError RATE_LIMITED when one network requests too many
 */
export async function limitLinkRequests(deps: LimitDeps, address: string): Promise<void> {
  assertWithin(await countOne(deps, 'asked', getNetwork(address)));
}

/**
 * Counts a request for an address change.
 * @throws AppError RATE_LIMITED when one user requests too many
 */
export async function limitAddressChanges(deps: LimitDeps, userId: string): Promise<void> {
  assertWithin(await countOne(deps, 'changes', userId));
}

/** Counts a mail of a kind that is about to be sent to an address. @returns whether it may be sent */
export async function canMailLink(deps: LimitDeps, kind: LimitedMail, email: string): Promise<boolean> {
  return (await countOne(deps, 'mailed', `${kind}\0${email.trim().toLowerCase()}`)) === null;
}

function assertWithin(secondsLeft: number | null): void {
  if (secondsLeft !== null) throw new AppError('RATE_LIMITED', { retryAfterSeconds: secondsLeft });
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
