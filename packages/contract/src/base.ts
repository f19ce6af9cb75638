import { oc } from '@orpc/contract';
import { isMisleading, withoutInvisible } from '@rotunda/domain';
import { z } from 'zod';
import { ERRORS } from './values/errors.ts';
import { TEXTS } from './values/texts.ts';

/** Beside the data of a fault: what these schemas do not name would not be answered. */
const requestId = z.string().optional();

/** Faults any call can answer with. `QUERY_FAULT` carries where in the text the fault is. */
const commonErrors = {
  UNAUTHORIZED: ERRORS.UNAUTHORIZED,
  FORBIDDEN: ERRORS.FORBIDDEN,
  FEATURE_OFF: ERRORS.FEATURE_OFF,
  NOT_FOUND: ERRORS.NOT_FOUND,
  CONFLICT: ERRORS.CONFLICT,
  RATE_LIMITED: ERRORS.RATE_LIMITED,
  TOO_MANY_SEARCHES: ERRORS.TOO_MANY_SEARCHES,
  SEARCH_TOO_SLOW: ERRORS.SEARCH_TOO_SLOW,
  UNAVAILABLE: ERRORS.UNAVAILABLE,
  DATABASE_UNAVAILABLE: ERRORS.DATABASE_UNAVAILABLE,
  VALIDATION: { ...ERRORS.VALIDATION, data: z.object({ fields: z.record(z.string(), z.string()), requestId }) },
  QUERY_FAULT: {
    ...ERRORS.QUERY_FAULT,
    data: z.object({ code: z.string(), position: z.number(), length: z.number(), message: z.string() }),
  },
} as const;

/** Start of every call: `call.route({ method, path }).input(…).output(…)`. */
export const call = oc.errors(commonErrors);

export const unixSeconds = z.number().int().describe('Seconds since 1970-01-01T00:00:00Z');
/** Of a thing two people may change: what a change names as the one it began from. No other number is kept. */
export const versionNumber = z.int32();
export const isoDate = z.iso.date();
export const fusionId = z.string().min(1).max(200);
export const uuid = z.uuid();
/** Of calls that take no values. */
export const nothing = z.strictObject({}).optional();

/**
 * The name of something people make: invisible leftovers of copying are taken out, and characters that change how the
 * text around is read are refused, because a list of names must be what it looks like.
 */
export const nameText = (most: number, required?: string) => optionalNameText(most).min(1, required);

/** As `nameText`, for a name that may be left empty. */
export const optionalNameText = (most: number) =>
  z
    .string()
    .overwrite(withoutInvisible)
    .trim()
    .max(most)
    .refine((text) => !isMisleading(text), TEXTS.names.misleading);

/** Words for a call that names what it changes and names nothing. */
const NOTHING_SELECTED = 'Select at least one.';

/** What a call changes, named in a list. A call that selects nothing is a mistake, not a wish for everything. */
export const selection = <Item extends z.ZodType>(item: Item, most: number) =>
  z.array(item).min(1, NOTHING_SELECTED).max(most);

/** A value that `""` clears as `null` does (S3 §3: "cleared (set to empty)"). */
export const clearable = <Value extends z.ZodType>(value: Value) =>
  z.union([z.literal('').transform(() => null), value]).nullable();

export const ok = z.object({ ok: z.literal(true) });
