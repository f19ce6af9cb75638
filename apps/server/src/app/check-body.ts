import { AppError } from '../platform/app-error.ts';

/** The parts of a request that no schema of the contract checks. */
export interface SentRequest {
  method: string;
  /** Query string of the address, parsed. */
  query: unknown;
  /** undefined if none was sent. */
  body: unknown;
}

/**
 * Rejects what a write would silently ignore: values in the query string and, if the address identifies the object to
 * change, a body that is not an object or that identifies a different one.
 *
 * @param params Values in the address, by name.
 * @throws AppError VALIDATION
 */
export function checkBody({ method, query, body }: SentRequest, params: Readonly<Record<string, string>>): void {
  if (method === 'GET' || method === 'HEAD') return;
  const [unread] = isRecord(query) ? Object.keys(query) : [];
  if (unread !== undefined) refuse(unread, 'Send this in the body, not in the address.');
  const named = Object.entries(params);
  if (body === undefined || named.length === 0) return;
  if (!isRecord(body)) return refuse('input', 'Enter an object.');
  for (const [name, value] of named) {
    if (Object.hasOwn(body, name) && body[name] !== value)
      refuse(name, 'This does not match the address of the request.');
  }
}

function refuse(field: string, text: string): never {
  throw new AppError('VALIDATION', { data: { fields: { [field]: text } } });
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
