import type { ErrorCode } from '@rotunda/contract';
import { ERRORS } from '@rotunda/contract/values';
import { ORPCError } from '@orpc/client';

/** Error codes of the contract, and two faults that only the browser can detect. */
export type FaultCode = ErrorCode | 'OFFLINE' | 'ABORTED';

/** The facts that the UI needs about a failed call. */
export interface ApiError {
  code: FaultCode;
  /** Message for the user; never a stack trace or internal server text. */
  message: string;
  /** HTTP status; 0 if there was no response. */
  status: number;
  /** Messages by field of the submitted form. */
  fields: Readonly<Record<string, string>>;
  /** Identifies the request for support; null if it never reached the server. */
  requestId: string | null;
  /** Position of the fault in the search text in UTF-16 offsets, for `QUERY_FAULT`. */
  query: QueryErrorPlace | null;
}

interface QueryErrorPlace {
  code: string;
  position: number;
  length: number;
  /** Texts that may have been meant. */
  fixes: readonly QueryFix[];
}

/** A search text that may have been meant, with the text of its button. */
export interface QueryFix {
  label: string;
  text: string;
}

const OFFLINE = 'Rotunda cannot be reached. Check your connection and try again.';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isErrorCode = (code: unknown): code is ErrorCode => typeof code === 'string' && Object.hasOwn(ERRORS, code);

const CODE_BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: 'VALIDATION',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  413: 'TOO_LARGE',
  429: 'RATE_LIMITED',
  502: 'UNAVAILABLE',
  503: 'UNAVAILABLE',
  504: 'UNAVAILABLE',
};

/** Derives an unknown code from the status, because a newer server may send codes that this page does not know. */
function getCode(code: unknown, status: number): ErrorCode {
  return isErrorCode(code) ? code : (CODE_BY_STATUS[status] ?? 'INTERNAL');
}

function stringFields(value: unknown): Record<string, string> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

function queryError(fault: unknown): ApiError['query'] {
  if (!isRecord(fault)) return null;
  const { code, position, length, fixes } = fault;
  if (typeof code !== 'string' || typeof position !== 'number' || typeof length !== 'number') return null;
  return { code, position, length, fixes: Array.isArray(fixes) ? fixes.filter(isQueryFix) : [] };
}

function isQueryFix(fix: unknown): fix is QueryFix {
  return isRecord(fix) && typeof fix['label'] === 'string' && typeof fix['text'] === 'string';
}

/**
 * Converts a `{ code, message, fields?, fault?, requestId }` body to the error the client throws. For anything else,
 * such as a proxy's HTML page, only the status is kept.
 */
export function errorOfBody(body: unknown, status: number): ORPCError<string, unknown> {
  const json = isRecord(body) ? body : {};
  const code = getCode(json['code'], status);
  return new ORPCError<string, unknown>(code, {
    // A proxy may send an error body with a 2xx status, but an error always needs an error status.
    status: status >= 400 ? status : 500,
    message: isErrorCode(json['code']) && typeof json['message'] === 'string' ? json['message'] : ERRORS[code].message,
    data: { fields: json['fields'], fault: json['fault'], requestId: json['requestId'] },
  });
}

/** Converts any thrown value to a fault. Unknown values become an internal fault without their text. */
export function toApiError(error: unknown): ApiError {
  const nothing = { fields: {}, requestId: null, query: null };
  if (error instanceof ORPCError) {
    const data = isRecord(error.data) ? error.data : {};
    const code = getCode(error.code, error.status);
    return {
      code,
      message: isErrorCode(error.code) && error.message ? error.message : ERRORS[code].message,
      status: error.status,
      fields: stringFields(data['fields']),
      requestId: typeof data['requestId'] === 'string' ? data['requestId'] : null,
      query: queryError(data['fault']),
    };
  }
  if (error instanceof DOMException && error.name === 'AbortError') {
    return { code: 'ABORTED', message: '', status: 0, ...nothing };
  }
  // Browsers report a failed connection as a TypeError.
  if (error instanceof TypeError) return { code: 'OFFLINE', message: OFFLINE, status: 0, ...nothing };
  return { code: 'INTERNAL', message: ERRORS.INTERNAL.message, status: 0, ...nothing };
}

/** Whether the server, or the database behind it, is unreachable. */
export function isConnectionLost(error: unknown): boolean {
  const { code } = toApiError(error);
  return code === 'OFFLINE' || code === 'DATABASE_UNAVAILABLE';
}
