import type { Terminal } from './terminal.ts';

/** While it goes on waiting, a command says so again so often. */
const AGAIN_MS = 30_000;

/** Says on the terminal that the database is waited for, without a line for every try. */
export function createWaitNotice(terminal: Terminal, nowMs: () => number): (reason: string) => void {
  let toldMs = Number.NEGATIVE_INFINITY;
  return (reason) => {
    if (nowMs() - toldMs < AGAIN_MS) return;
    toldMs = nowMs();
    terminal.say(`The database cannot be used at the moment (${reason}). Waiting; nothing is lost. Ctrl-C stops.`);
  };
}
