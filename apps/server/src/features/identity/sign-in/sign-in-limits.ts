import { createHash } from 'node:crypto';
import ipaddr from 'ipaddr.js';
import { AppError } from '../../../platform/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import { RateLimitCache } from './rate-limit-cache.ts';
import { createSignInLimitsRepository } from './sign-in-limits.repository.ts';
import { createWorkQueue } from './create-work-queue.ts';

const MINUTE = 60;
const HOUR = 3600;
const DAY = 24 * HOUR;

/**
 * Limits as attempts within a time in seconds. Successful attempts count toward none of them, only toward
 * `attemptsPerMinute`.
 */
const LIMITS = {
  /** Attempts from one address at one account. A person who forgot which password they used needs a few. */
  pair: { attempts: 10, seconds: 15 * MINUTE },
  /** Attempts from one address at all accounts that were never signed in to from there. */
  address: { attempts: 60, seconds: 15 * MINUTE },
  /**
   * Attempts at one account, from all addresses it was never signed in to from. NIST SP 800-63B (3.2.2) allows at most
   * 100 consecutive failures. Attempts from elsewhere never lock users out at an address they have used before.
   */
  account: { attempts: 50, seconds: HOUR },
} as const;
/** An address stays known to an account for this long after a sign-in from it. */
const KNOWN_SECONDS = 90 * DAY;
/**
 * Limits on concurrent counting. Many attempts at one account or from one address wait for each other in the database,
 * and must not use up all its connections meanwhile.
 */
const COUNTING_QUEUE = { concurrency: 2, waiting: 100 } as const;

export interface Attempt {
  email: string;
  /** Address of the client, as the trusted proxies report it. */
  address: string;
}

export interface SignInLimits {
  /** Counts the attempt. @throws AppError RATE_LIMITED, with how long to wait, when it may not be made */
  begin(attempt: Attempt): Promise<void>;
  /**
   * Reports that the password was right: the counted attempt is subtracted, and the address becomes known to the
   * account.
   */
  succeed(attempt: Attempt): Promise<void>;
}

export interface SignInLimitsOptions {
  database: DatabaseHandle;
  clock: Clock;
  /** Limit for one address, counting both successful and failed attempts. */
  attemptsPerMinute: number;
}

/**
 * Limits guesses at passwords. Attempts are counted in the database, so that several web servers count together and a
 * restart loses nothing.
 */
export function createSignInLimits({ database, clock, attemptsPerMinute }: SignInLimitsOptions): SignInLimits {
  const limits = createSignInLimitsRepository(database);
  const workQueue = createWorkQueue(COUNTING_QUEUE);
  const closed = new RateLimitCache();

  /** @throws AppError RATE_LIMITED */
  function assertOpen(keys: readonly string[]): void {
    const seconds = closed.secondsLeft(keys, clock.now());
    if (seconds > 0) throw tooMany(seconds);
  }

  /** @throws AppError RATE_LIMITED */
  async function count(counted: readonly { key: string; attempts: number; seconds: number }[]): Promise<void> {
    const nowTs = clock.now();
    const keys = counted.map(({ key, seconds }) => ({ key, endsTs: nowTs + seconds }));
    const counts = await limits.countAttempt(keys, nowTs);
    for (const row of counts) {
      const isOver = row.attempts > (counted.find(({ key }) => key === row.key)?.attempts ?? 0);
      if (isOver) closed.close(row.key, row.endsTs);
    }
    assertOpen(counted.map(({ key }) => key));
  }

  async function begin(attempt: Attempt): Promise<void> {
    const keys = getKeys(attempt);
    const isKnown = await limits.isRemembered(keys.known, clock.now());
    if (!isKnown) assertOpen([keys.address, keys.account]);
    await count([
      { key: keys.minute, attempts: attemptsPerMinute, seconds: MINUTE },
      { key: keys.pair, ...LIMITS.pair },
      ...(isKnown ? [] : [{ key: keys.address, ...LIMITS.address }]),
    ]);
    // Only attempts within the address limits reach the account's count, so that one address alone cannot lock the
    // account for others.
    if (!isKnown) await count([{ key: keys.account, ...LIMITS.account }]);
  }

  return {
    async begin(attempt) {
      const { minute, pair } = getKeys(attempt);
      assertOpen([minute, pair]);
      await workQueue.run(() => begin(attempt));
    },
    async succeed(attempt) {
      const keys = getKeys(attempt);
      const nowTs = clock.now();
      if (!(await limits.isRemembered(keys.known, nowTs))) {
        await limits.takeBack(keys.account);
        await limits.takeBack(keys.address);
      }
      await limits.forget(keys.pair);
      await limits.remember({ key: keys.known, endsTs: nowTs + KNOWN_SECONDS });
    },
  };
}

function getKeys({ email, address }: Attempt) {
  const account = email.trim().toLowerCase();
  const from = getNetwork(address);
  return {
    minute: getHash('minute', from),
    address: getHash('address', from),
    pair: getHash('pair', account, from),
    account: getHash('account', account),
    known: getHash('known', account, from),
  };
}

function getHash(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\0')).digest('hex');
}

/**
 * Returns the network of one client: an IPv4 address, or the 64-bit prefix of an IPv6 address that a provider assigns
 * to a household.
 */
export function getNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return parsed.toByteArray().slice(0, 8).join('.');
}

function tooMany(seconds: number): AppError {
  const minutes = Math.ceil(seconds / MINUTE);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return new AppError('RATE_LIMITED', {
    message: `Too many attempts to sign in. Please try again in ${wait}.`,
    retryAfterSeconds: seconds,
  });
}
