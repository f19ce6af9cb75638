/** Steps between checks of the clock. */
const STEPS = 64;

/** The search would block the thread for too long, so the database answers it. */
export class TooLongError extends Error {
  override readonly name = 'TooLongError';
}

/** Limits how long one search may occupy a thread that can do nothing else meanwhile. */
export class WorkLimit {
  readonly #untilMs: number;
  #left = STEPS;

  /** @param workMs time limit from now */
  constructor(workMs: number) {
    this.#untilMs = performance.now() + workMs;
  }

  /**
   * Call with each step.
   * @throws TooLongError
   */
  step(): void {
    this.#left -= 1;
    if (this.#left > 0) return;
    this.#left = STEPS;
    if (performance.now() > this.#untilMs) throw new TooLongError('a search takes longer than memory may answer it');
  }
}
