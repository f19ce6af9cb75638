import { ORPCError, ValidationError } from '@orpc/server';
import { ERRORS, type ErrorCode, type WireError } from '@rotunda/contract';
import { AppError } from '../platform/app-error.ts';
import { isDatabaseUnavailable, isTransientError } from '../platform/database/database-error.ts';
import { isDiskFull } from '../platform/disk-error.ts';
import { describeValidationIssues } from './describe-validation-issues.ts';

interface Wire extends Omit<WireError, 'code' | 'message'> {
  /** For logging only; never sent to the client. */
  isOurs?: boolean;
}

/** Converts anything thrown to the error sent to the client. Messages of internal faults are never included. */
export function toWireError(error: unknown, requestId: string): ORPCError<string, Wire> {
  if (error instanceof AppError) {
    const data = getData(error);
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
  if (isMissingReference(error)) return wire('NOT_FOUND', { requestId }, error);
  if (isDiskFull(error)) return wire('DISK_FULL', { requestId }, error);
  if (isDatabaseUnavailable(error)) return wire('DATABASE_UNAVAILABLE', { requestId }, error);
  if (isTransientError(error)) return wire('UNAVAILABLE', { requestId }, error);
  return wire('INTERNAL', { requestId, isOurs: true }, error);
}

const UNSTORABLE = 'The text contains a character that cannot be stored. Type it again instead of pasting it.';

/** SQLSTATEs with which PostgreSQL rejects NUL in text and in JSON. */
const NUL_REFUSED = new Set(['22021', '22P05']);

/** Whether PostgreSQL rejected a value that it cannot store: NUL, or in JSON one half of a surrogate pair. */
function isUnstorable(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  if (!(cause instanceof Error) || !('code' in cause)) return false;
  if (typeof cause.code === 'string' && NUL_REFUSED.has(cause.code)) return true;
  return cause.code === '22P02' && 'detail' in cause && /surrogate/.test(String(cause.detail));
}

/**
 * Whether a write referred to a row that no longer exists. Every call looks up what it refers to first, so another user
 * deleted the row between the lookup and the write.
 */
function isMissingReference(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  if (!(cause instanceof Error) || !('code' in cause) || cause.code !== '23503') return false;
  // Deleting a row that others still reference has the same SQLSTATE, but is an internal fault.
  return 'detail' in cause && /is not present in table/.test(String(cause.detail));
}

function wire(code: ErrorCode, data: Wire, cause: unknown): ORPCError<string, Wire> {
  const { status, message } = ERRORS[code];
  return new ORPCError(code, { status, message, data, cause });
}

/** Builds the response body; every error has the same shape. */
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

function getData(error: AppError): Partial<Wire> {
  if (typeof error.data !== 'object' || error.data === null) return {};
  if ('fields' in error.data) return { fields: error.data.fields as Record<string, string> };
  if ('position' in error.data) return { fault: error.data as NonNullable<Wire['fault']> };
  return {};
}
