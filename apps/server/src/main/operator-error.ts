/** Exit codes are part of the command line's public interface. */
export const EXIT_CODES = { ok: 0, failure: 1, badUsage: 2, stopped: 130 } as const;

/** A fault that the operator can act on; its message is shown without a stack. */
export class OperatorError extends Error {
  readonly exitCode: number;

  constructor(message: string, options: { cause?: unknown; exitCode?: number } = {}) {
    super(message, { cause: options.cause });
    this.name = 'OperatorError';
    this.exitCode = options.exitCode ?? EXIT_CODES.failure;
  }
}
