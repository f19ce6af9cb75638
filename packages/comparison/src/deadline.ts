/** The comparison ran out of time; there is no partial result, since one could not be told from a finished one. */
export class ComparisonDeadlineError extends Error {
  constructor(readonly deadlineMs: number) {
    super(`The comparison took longer than ${deadlineMs} ms.`);
    this.name = 'ComparisonDeadlineError';
  }
}

/** One less than a power of two: the clock is asked once in 4,096 ticks. */
const TICKS = 4095;

/** Asked by every loop that may run long. */
export class Deadline {
  private readonly end: number;
  private ticks = 0;

  constructor(
    private readonly deadlineMs: number | undefined,
    private readonly now: () => number,
  ) {
    this.end = deadlineMs === undefined ? Number.POSITIVE_INFINITY : now() + deadlineMs;
  }

  /** @throws ComparisonDeadlineError */
  check(): void {
    if (this.deadlineMs !== undefined && this.now() > this.end) throw new ComparisonDeadlineError(this.deadlineMs);
  }

  /**
   * As `check`, for loops over words, whose turns are too short to ask the clock at each.
   * @throws ComparisonDeadlineError
   */
  tick(): void {
    this.ticks = (this.ticks + 1) & TICKS;
    if (this.ticks === 0) this.check();
  }
}
