import { describeError, isDatabaseUnavailable } from './database/database-error.ts';
import { isDiskFull } from './disk-error.ts';
import { hideSecrets } from './hide-secrets.ts';

/** Writes a line of the log. */
export type WriteLine = (fields: object, text: string) => void;

/** While the database is away or the disk is full, what fails the same way is one line in this time. */
const INTERVAL_MS = 10_000;

/**
 * Returns a function that takes the lines about an outage out of the log and writes fewer: of those with the same text
 * the first at once, without the stacks of all its causes, and after each ten seconds one with the number of the
 * others. In an outage every request and every job fails, and each full line takes five kilobytes.
 *
 * @returns whether the line was taken
 */
export function createOutageDigest(): (fields: unknown, text: string, write: WriteLine) => boolean {
  const counts = new Map<string, number>();
  const count = (text: string, reason: string, write: WriteLine) => {
    counts.set(text, 0);
    setTimeout(() => {
      const others = counts.get(text) ?? 0;
      counts.delete(text);
      if (others === 0) return;
      write({ count: others, seconds: INTERVAL_MS / 1000, reason }, text);
      count(text, reason, write);
    }, INTERVAL_MS).unref();
  };
  return (fields, text, write) => {
    if (typeof fields !== 'object' || fields === null || !('err' in fields)) return false;
    const { err, ...others } = fields;
    if (!isDatabaseUnavailable(err) && !isDiskFull(err)) return false;
    const known = counts.get(text);
    if (known === undefined) {
      const reason = hideSecrets(describeError(err));
      write({ ...others, reason }, text);
      count(text, reason, write);
    } else counts.set(text, known + 1);
    return true;
  };
}
