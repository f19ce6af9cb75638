import { ERRORS, type ErrorCode } from '@rotunda/contract';

/** An expected fault, by its code in the one table of faults; everything else thrown is a fault of ours. */
export class AppError extends Error {
  readonly code: ErrorCode;
  /** What the client may read besides the message: fields of a form, the place in a query. */
  readonly data: unknown;
  /** When to come again, for the header of that name. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    options: { message?: string; data?: unknown; cause?: unknown; retryAfterSeconds?: number } = {},
  ) {
    super(options.message ?? ERRORS[code].message, options.cause === undefined ? {} : { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.data = options.data;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }

  get status(): number {
    return ERRORS[this.code].status;
  }
}
