import type { Terminal } from './terminal.ts';

/** Interval at which a waiting command repeats its notice. */
const AGAIN_MS = 30_000;

/** Reports on the terminal that the command is waiting for the database, without a line for every retry. */
export function createWaitNotice(terminal: Terminal, nowMs: () => number): (reason: string) => void {
  let publishedMs = Number.NEGATIVE_INFINITY;
  return (reason) => {
    if (nowMs() - publishedMs < AGAIN_MS) return;
    publishedMs = nowMs();
    terminal.say(`The database is not available (${reason}). Waiting for it; Ctrl-C stops.`);
  };
}
