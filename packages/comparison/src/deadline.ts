/** The comparison ran out of time; there is no partial result, since one could not be told from a finished one. */
export class ComparisonDeadlineError extends Error {
  constructor(readonly deadlineMs: number) {
    super(`The comparison took longer than ${deadlineMs} ms.`);
    this.name = 'ComparisonDeadlineError';
  }
}

/** Asked by every loop that may run long. */
export class Deadline {
  private readonly end: number;

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
}
