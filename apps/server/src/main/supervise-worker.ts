import type { ChildProcess } from 'node:child_process';
import type { Clock } from '../platform/clock.ts';

export interface SupervisedWorker {
  /** Asks the worker to stop and waits; after 25 s it is killed. */
  stop(): Promise<void>;
}

export interface SuperviseOptions {
  /** Starts the worker process with an IPC channel, by which it notices that we are gone. */
  fork: () => ChildProcess;
  clock: Clock;
  /** Told when the worker died and when it will be started again. */
  onDeath: (reason: string, restartMs: number) => void;
}

const FIRST_RESTART_MS = 500;
const LONGEST_RESTART_MS = 30_000;
/** A worker that lived so long was healthy: its next death is a new story. */
const HEALTHY_MS = 60_000;
const STOP_TIMEOUT_MS = 25_000;

/**
 * Keeps one worker process running. Matching and indexing live in a process of their own so that they never hold up a
 * request, and so that a crash in them takes nothing else down.
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
      restartMs = isHealthy ? FIRST_RESTART_MS : Math.min(restartMs * 2, LONGEST_RESTART_MS);
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
