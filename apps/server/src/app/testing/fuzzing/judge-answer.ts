import type { AnyContractProcedure } from '@orpc/contract';
import { ERRORS, wireErrorSchema } from '@rotunda/contract';
import { getErrors } from '../../describe-errors.ts';
import type { TestAnswer } from '../test-api.ts';

/** 5xx that state what is missing outside of the product. */
const STATED: ReadonlySet<string> = new Set(['ADVOCACY_FAILED']);
/** Words of libraries and of the language, which help nobody. */
const LIBRARY_WORDS =
  /\b(?:undefined|NaN|zod|Invalid input|expected|received|SQL|syntax error|Cannot read|is not a function)\b|\[object|: \.$/;

/**
 * Returns what is wrong with the answer to a faulty call: a fault of the server, an error that the API documentation
 * does not describe, or a refusal nobody can act on.
 */
export function judgeAnswer(procedure: AnyContractProcedure, { status, body }: TestAnswer): string | undefined {
  if (status < 400) return undefined;
  const parsed = wireErrorSchema.safeParse(body);
  if (!parsed.success) return `${status} in another form`;
  const { code, message, fields = {}, requestId } = parsed.data;
  if (status >= 500 && !STATED.has(code)) return `${status} ${code}`;
  const described: readonly string[] = getErrors(procedure).get(status) ?? [];
  if (!described.includes(code)) return `an error that is not described: ${status} ${code}`;
  if (requestId === '') return 'no request id';
  const texts = [message, ...Object.values(fields)];
  const odd = texts.find((text) => text.trim() === '' || LIBRARY_WORDS.test(withoutQuotations(text)));
  if (odd !== undefined) return `an unclear text: ${odd}`;
  const isBare = code === 'VALIDATION' && message === ERRORS.VALIDATION.message && Object.keys(fields).length === 0;
  return isBare ? 'a refusal that names no field' : undefined;
}

/** What the caller sent may be any words. */
const withoutQuotations = (text: string): string => text.replace(/"[^"]*"/g, '""');
