import type { ErrorCode } from '@rotunda/contract';
import { ERRORS } from '@rotunda/contract/values';
import { ORPCError } from '@orpc/client';

/** Codes of the contract, and two faults only the browser can see. */
export type FaultCode = ErrorCode | 'OFFLINE' | 'ABORTED';

/** What a screen needs to know of a failed call. */
export interface ApiFault {
  code: FaultCode;
  /** For the person; never a stack or a server's inner text. */
  message: string;
  /** HTTP status; 0 when no answer came. */
  status: number;
  /** Message by field of the form that was sent. */
  fields: Readonly<Record<string, string>>;
  /** Tells support which request it was; null when the server never saw it. */
  requestId: string | null;
  /** Where in the search text the fault is, for `QUERY_FAULT`: UTF-16 offsets. */
  query: { code: string; position: number; length: number } | null;
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

/** A code a newer server knows and this page does not still has a status that says what kind of fault it is. */
function codeOf(code: unknown, status: number): ErrorCode {
  return isErrorCode(code) ? code : (CODE_BY_STATUS[status] ?? 'INTERNAL');
}

function stringFields(value: unknown): Record<string, string> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

function queryFault(fault: unknown): ApiFault['query'] {
  if (!isRecord(fault)) return null;
  const { code, position, length } = fault;
  if (typeof code !== 'string' || typeof position !== 'number' || typeof length !== 'number') return null;
  return { code, position, length };
}

/**
 * Turns the wire's `{ code, message, fields?, fault?, requestId }` into the error the client throws. Anything else (a proxy's
 * HTML page) keeps its status and loses its body.
 */
export function errorOfBody(body: unknown, status: number): ORPCError<string, unknown> {
  const json = isRecord(body) ? body : {};
  const code = codeOf(json['code'], status);
  return new ORPCError<string, unknown>(code, {
    // A server that is not ours (a proxy) may answer with a 2xx-like body; an error always has an error's status.
    status: status >= 400 ? status : 500,
    message: isErrorCode(json['code']) && typeof json['message'] === 'string' ? json['message'] : ERRORS[code].message,
    data: { fields: json['fields'], fault: json['fault'], requestId: json['requestId'] },
  });
}

/** Reads any thrown value as a fault. Unknown values are an internal fault without their text. */
export function toApiFault(error: unknown): ApiFault {
  const nothing = { fields: {}, requestId: null, query: null };
  if (error instanceof ORPCError) {
    const data = isRecord(error.data) ? error.data : {};
    const code = codeOf(error.code, error.status);
    return {
      code,
      message: isErrorCode(error.code) && error.message ? error.message : ERRORS[code].message,
      status: error.status,
      fields: stringFields(data['fields']),
      requestId: typeof data['requestId'] === 'string' ? data['requestId'] : null,
      query: queryFault(data['fault']),
    };
  }
  if (error instanceof DOMException && error.name === 'AbortError') {
    return { code: 'ABORTED', message: '', status: 0, ...nothing };
  }
  // Browsers report a failed connection as a TypeError.
  if (error instanceof TypeError) return { code: 'OFFLINE', message: OFFLINE, status: 0, ...nothing };
  return { code: 'INTERNAL', message: ERRORS.INTERNAL.message, status: 0, ...nothing };
}

/** Whether nobody who could answer was reached: the server is away, or the database behind it. */
export function isConnectionLost(error: unknown): boolean {
  const { code } = toApiFault(error);
  return code === 'OFFLINE' || code === 'DATABASE_UNAVAILABLE';
}
