/**
 * Input that cannot be read, as opposed to an error of this program. `reason` is a sentence for the administrator;
 * `raw` is the input around the error, if any. `parseEachEntry` converts it to a quarantined record.
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
