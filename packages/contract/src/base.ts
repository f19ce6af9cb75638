import { oc } from '@orpc/contract';
import { z } from 'zod';
import { ERRORS } from './values/errors.ts';

/** Faults any call can answer with. `QUERY_FAULT` carries where in the text the fault is. */
const commonErrors = {
  UNAUTHORIZED: ERRORS.UNAUTHORIZED,
  FORBIDDEN: ERRORS.FORBIDDEN,
  FEATURE_OFF: ERRORS.FEATURE_OFF,
  NOT_FOUND: ERRORS.NOT_FOUND,
  CONFLICT: ERRORS.CONFLICT,
  RATE_LIMITED: ERRORS.RATE_LIMITED,
  VALIDATION: { ...ERRORS.VALIDATION, data: z.object({ fields: z.record(z.string(), z.string()) }) },
  QUERY_FAULT: {
    ...ERRORS.QUERY_FAULT,
    data: z.object({ code: z.string(), position: z.number(), length: z.number(), message: z.string() }),
  },
} as const;

/** Start of every call: `call.route({ method, path }).input(…).output(…)`. */
export const call = oc.errors(commonErrors);

export const unixSeconds = z.number().int().describe('Seconds since 1970-01-01T00:00:00Z');
export const isoDate = z.iso.date();
export const fusionId = z.string().min(1).max(200);
export const uuid = z.uuid();
export const ok = z.object({ ok: z.literal(true) });
