import type { AnyContractProcedure } from '@orpc/contract';
import { ERRORS, type ErrorCode, wireErrorSchema } from '@rotunda/contract';
import { z } from 'zod';

/** Media types that are no JSON are refused with VALIDATION but a status of their own. */
const UNSUPPORTED_MEDIA_TYPE = 415;

/** Returns the codes that a call may answer with, by status. */
export function getErrors(procedure: AnyContractProcedure): ReadonlyMap<number, readonly ErrorCode[]> {
  const { errorMap, route } = procedure['~orpc'];
  const codes: ErrorCode[] = Object.keys(errorMap).filter(isErrorCode);
  codes.push('INTERNAL', 'TOO_LARGE');
  const found = new Map<number, ErrorCode[]>();
  if (route.method !== 'GET') found.set(UNSUPPORTED_MEDIA_TYPE, ['VALIDATION']);
  for (const code of new Set(codes)) {
    const { status } = ERRORS[code];
    found.set(status, [...(found.get(status) ?? []), code]);
  }
  return found;
}

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(ERRORS, code);

interface ErrorResponse {
  description: string;
  content: { 'application/json': { schema: Record<string, unknown> } };
}

/** Describes the errors of a call as they are sent, for the OpenAPI document; by status. */
export function describeErrors(procedure: AnyContractProcedure): Record<string, ErrorResponse> {
  const described = [...getErrors(procedure)]
    .toSorted(([a], [b]) => a - b)
    .map(([status, codes]) => {
      const body = wireErrorSchema.extend({ code: z.enum(codes) });
      const shown = codes.includes('QUERY_FAULT') ? body : body.omit({ fault: true });
      const schema = z.toJSONSchema(codes.includes('VALIDATION') ? shown : shown.omit({ fields: true }));
      const description = codes.map((code) => `${code}: ${ERRORS[code].message}`).join(' ');
      return [String(status), { description, content: { 'application/json': { schema } } }] as const;
    });
  return Object.fromEntries(described);
}
