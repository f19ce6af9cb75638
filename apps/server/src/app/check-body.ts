import { AppError } from '../platform/app-error.ts';

/** What of a request reaches no schema of the contract. */
export interface SentRequest {
  method: string;
  /** What stands behind the `?` of the address. */
  query: unknown;
  /** undefined when none was sent. */
  body: unknown;
}

/**
 * Refuses what a write would pass over without a word: values in the query, and, where the address itself names what is
 * changed, a body that is no object or that names something else.
 *
 * @param params the values in the address, by name
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
    if (Object.hasOwn(body, name) && body[name] !== value) refuse(name, 'This is not the one in the address.');
  }
}

function refuse(field: string, text: string): never {
  throw new AppError('VALIDATION', { data: { fields: { [field]: text } } });
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
