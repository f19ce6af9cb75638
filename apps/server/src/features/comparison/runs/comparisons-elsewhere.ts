import type { Clock } from '../../../platform/clock.ts';
import type { ComparisonMessage } from './comparison-news.ts';

type Outcome = 'stored' | 'failed' | 'canceled';

/** After this time without news, the process that compared has died. */
const SILENT_MS = 15_000;
const LOOK_MS = 1000;

interface Known {
  percent: number;
  heardMs: number;
  ended: Settleable<Outcome>;
}

/** Comparisons that other processes make, by what they last said. */
export class ComparisonsElsewhere {
  readonly #clock: Pick<Clock, 'nowMs'>;
  readonly #known = new Map<string, Known>();

  constructor(clock: Pick<Clock, 'nowMs'>) {
    this.#clock = clock;
  }

  hear(message: Extract<ComparisonMessage, { kind: 'running' | 'ended' }>): void {
    const { state } = message;
    const known = this.#known.get(state);
    if (message.kind === 'ended') {
      known?.ended.resolve(message.outcome);
      this.#known.delete(state);
      return;
    }
    const ended = known?.ended ?? createPromise<Outcome>();
    this.#known.set(state, { percent: message.percent, heardMs: this.#clock.nowMs(), ended });
  }

  /** Returns null if no other process compares this. */
  getPercent(state: string): number | null {
    const known = this.#known.get(state);
    if (known === undefined) return null;
    if (this.#clock.nowMs() - known.heardMs < SILENT_MS) return known.percent;
    this.#known.delete(state);
    return null;
  }

  /** @returns null when the other process has died @throws the signal's reason */
  async waitForEnd(state: string, signal?: AbortSignal): Promise<Outcome | null> {
    const known = this.#known.get(state);
    if (known === undefined) return null;
    const given = createPromise<null>();
    const look = () => {
      if (signal?.aborted === true) given.reject(signal.reason);
      else if (this.getPercent(state) === null) given.resolve(null);
    };
    look();
    const looking = setInterval(look, LOOK_MS);
    signal?.addEventListener('abort', look, { once: true });
    try {
      return await Promise.race([known.ended.promise, given.promise]);
    } finally {
      clearInterval(looking);
      signal?.removeEventListener('abort', look);
    }
  }
}

interface Settleable<Value> {
  promise: Promise<Value>;
  resolve: (value: Value) => void;
  reject: (reason: unknown) => void;
}

function createPromise<Value>(): Settleable<Value> {
  let settle: Omit<Settleable<Value>, 'promise'> = { resolve: () => undefined, reject: () => undefined };
  const promise = new Promise<Value>((resolve, reject) => {
    settle = { resolve, reject };
  });
  return { promise, ...settle };
}
