/** Steps between two looks at the clock. */
const STEPS = 64;

/** A search that takes longer than the thread may be taken from all others; the database answers it. */
export class TooLongError extends Error {
  override readonly name = 'TooLongError';
}

/** The time that one search may take from a thread which can do nothing else meanwhile. */
export class WorkLimit {
  readonly #untilMs: number;
  #left = STEPS;

  /** @param workMs from now on */
  constructor(workMs: number) {
    this.#untilMs = performance.now() + workMs;
  }

  /** To be called with each step. @throws TooLongError */
  step(): void {
    this.#left -= 1;
    if (this.#left > 0) return;
    this.#left = STEPS;
    if (performance.now() > this.#untilMs) throw new TooLongError('a search takes longer than memory may answer it');
  }
}
