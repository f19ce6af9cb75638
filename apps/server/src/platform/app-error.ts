import { ERRORS, type ErrorCode } from '@rotunda/contract';

/** An expected fault, by its code in the one table of faults; everything else thrown is a fault of ours. */
export class AppError extends Error {
  readonly code: ErrorCode;
  /** What the client may read besides the message: fields of a form, the place in a query. */
  readonly data: unknown;

  constructor(code: ErrorCode, options: { message?: string; data?: unknown; cause?: unknown } = {}) {
    super(options.message ?? ERRORS[code].message, options.cause === undefined ? {} : { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.data = options.data;
  }

  get status(): number {
    return ERRORS[this.code].status;
  }
}
