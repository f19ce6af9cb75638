import type { UnixSeconds } from '@rotunda/domain';

/** Most keys remembered; beyond that, the oldest are checked in the database again. */
const MAX = 10_000;

/**
 * Keys that this process knows to be over their limit, and until when, so that repeated attempts are refused without a
 * query. It only repeats what the database has said, and nothing opens a key early.
 */
export class RateLimitCache {
  readonly #endsTs = new Map<string, UnixSeconds>();

  close(key: string, endsTs: UnixSeconds): void {
    this.#endsTs.delete(key);
    const oldest = this.#endsTs.size < MAX ? undefined : this.#endsTs.keys().next();
    if (oldest?.value !== undefined) this.#endsTs.delete(oldest.value);
    this.#endsTs.set(key, endsTs);
  }

  /** Returns the seconds until the last of the keys opens; 0 when none is closed. */
  secondsLeft(keys: readonly string[], nowTs: UnixSeconds): number {
    return Math.max(0, ...keys.map((key) => (this.#endsTs.get(key) ?? nowTs) - nowTs));
  }
}
