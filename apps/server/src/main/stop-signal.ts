import { EXIT_CODES, OperatorError } from './operator-error.ts';

/**
 * Resolves when the process must stop: on Ctrl-C, SIGTERM, a closed terminal, or the death of a supervised process's
 * parent.
 */
export interface StopSignal {
  /** Aborted with an OperatorError that gives the reason. */
  readonly signal: AbortSignal;
  wait(): Promise<void>;
  dispose(): void;
}

/** One Ctrl-C arrives twice, from the terminal and forwarded by npm; only a later one counts as a second request. */
const ECHO_MS = 1_500;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Listens for stop requests. A second signal ends the process immediately, because the operator does not want to wait.
 */
function listenForStop(isSupervised: boolean): StopSignal {
  const controller = new AbortController();
  let firstMs = 0;
  const stop = (reason: string) => {
    if (!controller.signal.aborted) {
      firstMs = performance.now();
      controller.abort(new OperatorError(`Stopped: ${reason}.`, { exitCode: EXIT_CODES.stopped }));
    } else if (performance.now() - firstMs > ECHO_MS) process.exit(EXIT_CODES.stopped);
  };
  const handlers = SIGNALS.map((name) => ({
    name,
    handle: () => {
      if (!isSupervised || name === 'SIGTERM') stop(name);
    },
  }));
  for (const { name, handle } of handlers) process.on(name, handle);
  const onDisconnect = () => stop('the parent process is gone');
  if (isSupervised) {
    process.on('disconnect', onDisconnect);
    // The parent may have died while this process was loading, before the listener was added.
    if (process.connected !== true) onDisconnect();
  }
  return {
    signal: controller.signal,
    wait: () =>
      new Promise((resolve) => {
        if (controller.signal.aborted) resolve();
        else controller.signal.addEventListener('abort', () => resolve(), { once: true });
      }),
    dispose() {
      for (const { name, handle } of handlers) process.off(name, handle);
      process.off('disconnect', onDisconnect);
    },
  };
}

/**
 * Runs work that can be told to stop from its first step on.
 *
 * @param isSupervised In a supervised child process, Ctrl-C reaches both it and its parent; only the parent decides.
 */
export async function withStopSignal<T>(isSupervised: boolean, work: (stop: StopSignal) => Promise<T>): Promise<T> {
  const stop = listenForStop(isSupervised);
  try {
    return await work(stop);
  } finally {
    stop.dispose();
  }
}
