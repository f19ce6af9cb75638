/**
 * Thrown when the comparison runs out of time. There is no partial result, because it could not be told from a complete
 * one.
 */
export class ComparisonDeadlineError extends Error {
  constructor(readonly deadlineMs: number) {
    super(`The comparison took longer than ${deadlineMs} ms.`);
    this.name = 'ComparisonDeadlineError';
  }
}

/** One less than a power of two: the clock is read once in 4,096 ticks. */
const TICKS = 4095;

/** Time limit of a comparison, which every loop that may run long checks, and where its progress is reported. */
export class Deadline {
  private readonly end: number;
  private ticks = 0;

  constructor(
    private readonly deadlineMs: number | undefined,
    private readonly now: () => number,
    private readonly onProgress: (share: number) => void = () => undefined,
  ) {
    this.end = deadlineMs === undefined ? Number.POSITIVE_INFINITY : now() + deadlineMs;
  }

  /**
   * Throws when the time is up; reads the clock at each call.
   * @throws ComparisonDeadlineError
   */
  check(): void {
    if (this.deadlineMs !== undefined && this.now() > this.end) throw new ComparisonDeadlineError(this.deadlineMs);
  }

  /** Reports how much of the comparison is done, from 0 to 1, and checks the time. */
  reached(share: number): void {
    this.check();
    this.onProgress(share);
  }

  /**
   * Like `check`, for loops over words, whose iterations are too short to read the clock at each.
   * @throws ComparisonDeadlineError
   */
  tick(): void {
    this.ticks = (this.ticks + 1) & TICKS;
    if (this.ticks === 0) this.check();
  }
}
