import type { ChildProcess } from 'node:child_process';
import type { Clock } from '../platform/clock.ts';

export interface SupervisedWorker {
  /** Asks the worker to stop and waits; kills it after 25 s. */
  stop(): Promise<void>;
}

export interface SuperviseOptions {
  /** Starts the worker process with an IPC channel, through which it notices the death of its parent. */
  fork: () => ChildProcess;
  clock: Clock;
  /** Called with the reason when the worker dies, and with the delay until its restart. */
  onDeath: (reason: string, restartMs: number) => void;
}

const FIRST_RESTART_MS = 500;
const MAX_RESTART_MS = 30_000;
/** A worker that ran this long was healthy, so its next death resets the restart delay. */
const HEALTHY_MS = 60_000;
const STOP_TIMEOUT_MS = 25_000;

/**
 * Keeps one worker process running. Matching and indexing have their own process so that they never delay a request and
 * a crash in them affects nothing else.
 */
export function superviseWorker(options: SuperviseOptions): SupervisedWorker {
  const stopping = new AbortController();
  let child: ChildProcess | undefined;
  let restartMs = FIRST_RESTART_MS;

  async function keepRunning(): Promise<void> {
    while (!stopping.signal.aborted) {
      const startedMs = options.clock.nowMs();
      child = options.fork();
      const reason = await waitForExit(child);
      if (stopping.signal.aborted) return;
      const isHealthy = options.clock.nowMs() - startedMs >= HEALTHY_MS;
      restartMs = isHealthy ? FIRST_RESTART_MS : Math.min(restartMs * 2, MAX_RESTART_MS);
      options.onDeath(reason, restartMs);
      await options.clock.sleep(restartMs, stopping.signal).catch(() => undefined);
    }
  }

  const running = keepRunning();
  return {
    async stop() {
      stopping.abort();
      child?.kill('SIGTERM');
      const timer = setTimeout(() => child?.kill('SIGKILL'), STOP_TIMEOUT_MS);
      await running;
      clearTimeout(timer);
    },
  };
}

function waitForExit(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal === null ? `exit code ${code}` : signal));
  });
}
