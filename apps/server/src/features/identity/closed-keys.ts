import type { UnixSeconds } from '@rotunda/domain';

/** Beyond these the oldest are asked of the database again. */
const MOST = 10_000;

/**
 * What this process knows to be over its limit, and until when: whoever goes on asking is refused without asking the
 * database. It only repeats what the database has said, and nothing opens a key before its time.
 */
export class ClosedKeys {
  readonly #endsTs = new Map<string, UnixSeconds>();

  close(key: string, endsTs: UnixSeconds): void {
    this.#endsTs.delete(key);
    const oldest = this.#endsTs.size < MOST ? undefined : this.#endsTs.keys().next();
    if (oldest?.value !== undefined) this.#endsTs.delete(oldest.value);
    this.#endsTs.set(key, endsTs);
  }

  /** Seconds until the last of the keys opens; 0 when none is closed. */
  secondsLeft(keys: readonly string[], nowTs: UnixSeconds): number {
    return Math.max(0, ...keys.map((key) => (this.#endsTs.get(key) ?? nowTs) - nowTs));
  }
}
