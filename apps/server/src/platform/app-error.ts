import { ERRORS, type ErrorCode } from '@rotunda/contract';

/** An expected fault with a code from the table of errors; anything else thrown is an internal fault. */
export class AppError extends Error {
  readonly code: ErrorCode;
  /** Data for the client besides the message: form fields, or the position in a query. */
  readonly data: unknown;
  /** Value of the Retry-After header. */
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
