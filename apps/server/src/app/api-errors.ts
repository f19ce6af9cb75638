import { ORPCError, ValidationError } from '@orpc/server';
import { ERRORS, type ErrorCode, type WireError } from '@rotunda/contract';
import { AppError } from '../platform/app-error.ts';
import { isDatabaseAway, isTransientFault } from '../platform/database/database-fault.ts';
import { describeValidationIssues } from './describe-validation-issues.ts';

interface Wire extends Omit<WireError, 'code' | 'message'> {
  /** Not shown; for the log. */
  isOurs?: boolean;
}

/** Any thrown thing as the error that is answered. Messages of our own faults never leave. */
export function toWireError(error: unknown, requestId: string): ORPCError<string, Wire> {
  if (error instanceof AppError) {
    const data = dataOf(error);
    const message = data.fault?.message ?? error.message;
    return new ORPCError(error.code, { status: error.status, message, data: { ...data, requestId }, cause: error });
  }
  if (error instanceof ORPCError) {
    if (error.code === 'BAD_REQUEST' && error.cause instanceof ValidationError) {
      return wire('VALIDATION', { fields: describeValidationIssues(error.cause.issues), requestId }, error);
    }
    if (error.code === 'BAD_REQUEST') return wire('VALIDATION', { requestId }, error);
    if (error.code === 'NOT_FOUND') return wire('NOT_FOUND', { requestId }, error);
    if (error.status < 500) {
      return new ORPCError(error.code, {
        status: error.status,
        message: error.message,
        data: { requestId },
        cause: error,
      });
    }
  }
  if (isUnstorable(error)) {
    const { status } = ERRORS.VALIDATION;
    return new ORPCError('VALIDATION', { status, message: UNSTORABLE, data: { requestId }, cause: error });
  }
  if (isGoneMeanwhile(error)) return wire('NOT_FOUND', { requestId }, error);
  if (isDatabaseAway(error)) return wire('DATABASE_UNAVAILABLE', { requestId }, error);
  if (isTransientFault(error)) return wire('UNAVAILABLE', { requestId }, error);
  return wire('INTERNAL', { requestId, isOurs: true }, error);
}

const UNSTORABLE = 'The text holds a character that cannot be kept. Type it anew instead of pasting it.';

/** The states with which PostgreSQL refuses NUL in text and in JSON. */
const NUL_REFUSED = new Set(['22021', '22P05']);

/** Whether a value held what PostgreSQL does not keep: NUL, and in JSON half of a character that takes two. */
function isUnstorable(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  if (!(cause instanceof Error) || !('code' in cause)) return false;
  if (typeof cause.code === 'string' && NUL_REFUSED.has(cause.code)) return true;
  return cause.code === '22P02' && 'detail' in cause && /surrogate/.test(String(cause.detail));
}

/**
 * Whether what was written belongs to something that is not there any more. Every call looks up what it is told first,
 * so that somebody else deleted it between the two.
 */
function isGoneMeanwhile(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  if (!(cause instanceof Error) || !('code' in cause) || cause.code !== '23503') return false;
  // Deleting what others still belong to has the same state, and is a fault of ours.
  return 'detail' in cause && /is not present in table/.test(String(cause.detail));
}

function wire(code: ErrorCode, data: Wire, cause: unknown): ORPCError<string, Wire> {
  const { status, message } = ERRORS[code];
  return new ORPCError(code, { status, message, data, cause });
}

/** The body of the answer: one shape for every error. */
export function encodeWireError(error: ORPCError<string, unknown>): WireError {
  const data: Partial<Wire> = typeof error.data === 'object' && error.data !== null ? error.data : {};
  return {
    code: error.code,
    message: error.message,
    ...(data.fields === undefined ? {} : { fields: data.fields }),
    ...(data.fault === undefined ? {} : { fault: data.fault }),
    requestId: data.requestId ?? '',
  };
}

function dataOf(error: AppError): Partial<Wire> {
  if (typeof error.data !== 'object' || error.data === null) return {};
  if ('fields' in error.data) return { fields: error.data.fields as Record<string, string> };
  if ('position' in error.data) return { fault: error.data as NonNullable<Wire['fault']> };
  return {};
}
