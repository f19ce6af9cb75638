/**
 * Input that cannot be read: not an error of this program. `reason` is a sentence for the administrator; `raw` what
 * was received around the fault, where there is any. `parseEachEntry` turns it into a quarantined record.
 */
export class UnreadableInputError extends Error {
  override readonly name = 'UnreadableInputError';
  readonly raw: string;

  constructor(
    readonly reason: string,
    options: { cause?: unknown; raw?: string } = {},
  ) {
    super(reason, options.cause === undefined ? undefined : { cause: options.cause });
    this.raw = options.raw ?? '';
  }
}
