/** Ends when the process shall stop: Ctrl-C, SIGTERM, a closed terminal, or the parent of a supervised process dying. */
export interface StopSignal {
  readonly signal: AbortSignal;
  /** Resolves with the reason. */
  wait(): Promise<string>;
  dispose(): void;
}

/** One Ctrl-C arrives twice, from the terminal and forwarded by npm; only a later one is a second wish. */
const ECHO_MS = 1_500;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * A second signal ends the process at once: the operator does not want to wait.
 *
 * @param isSupervised in a child process Ctrl-C reaches us and the parent alike; only the parent decides then.
 */
export function listenForStop(isSupervised: boolean): StopSignal {
  const controller = new AbortController();
  let firstMs = 0;
  const stop = (reason: string) => {
    if (!controller.signal.aborted) {
      firstMs = performance.now();
      controller.abort(reason);
    } else if (performance.now() - firstMs > ECHO_MS) process.exit(130);
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
    // The parent may have died while this process was still loading; the event is then already over.
    if (process.connected !== true) onDisconnect();
  }
  return {
    signal: controller.signal,
    wait: () =>
      new Promise((resolve) => {
        const finish = () => resolve(String(controller.signal.reason));
        if (controller.signal.aborted) finish();
        else controller.signal.addEventListener('abort', finish, { once: true });
      }),
    dispose() {
      for (const { name, handle } of handlers) process.off(name, handle);
      process.off('disconnect', onDisconnect);
    },
  };
}
