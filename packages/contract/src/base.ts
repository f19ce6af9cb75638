import { oc } from '@orpc/contract';
import { isMisleading, repairCodePage, withoutInvisible } from '@rotunda/domain';
import { z } from 'zod';
import type { CallNeeds } from './call-needs.ts';
import { queryErrorSchema } from './errors.ts';
import { ERRORS } from './values/errors.ts';
import { TEXTS } from './values/texts.ts';

/** Declared because fields missing from these schemas are not sent to the client. */
const requestId = z.string().optional();

/** Errors that any call may respond with. `QUERY_FAULT` includes the position of the fault in the query text. */
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
  BUSY: ERRORS.BUSY,
  DATABASE_UNAVAILABLE: ERRORS.DATABASE_UNAVAILABLE,
  DISK_FULL: ERRORS.DISK_FULL,
  VALIDATION: { ...ERRORS.VALIDATION, data: z.object({ fields: z.record(z.string(), z.string()), requestId }) },
  QUERY_FAULT: {
    ...ERRORS.QUERY_FAULT,
    data: queryErrorSchema,
  },
} as const;

/**
 * Starts a call with what it needs: `call({ role, scope, impersonation }).route({ method, path }).input(…).output(…)`.
 * The server checks it, and `docs/permissions.md` and the API documentation are written from it.
 */
export const call = (needs: CallNeeds) => oc.$meta<CallNeeds>(needs).errors(commonErrors);

export const unixSeconds = z.number().int().describe('Seconds since 1970-01-01T00:00:00Z');
/**
 * Version of an object that several users may edit; an update sends the version it is based on. 32-bit, like the stored
 * column.
 */
export const versionNumber = z.int32();
export const isoDate = z.iso.date();
export const fusionId = z.string().min(1).max(200);
export const uuid = z.uuid();
/** Input of calls without parameters. */
export const nothing = z.strictObject({}).optional();

/**
 * Builds the schema of a name that users enter. Invisible characters left over from copying are removed, and characters
 * that change how the surrounding text reads are rejected, because a list of names must be what it looks like.
 */
export const nameText = (max: number, required?: string) => optionalNameText(max).min(1, required);

/** Builds a schema like `nameText`, for a name that may be empty. */
export const optionalNameText = (max: number) =>
  z
    .string()
    .overwrite((text) => withoutInvisible(repairCodePage(text)))
    .trim()
    .max(max)
    .refine((text) => !isMisleading(text), TEXTS.names.misleading);

/** Error for a call that selects nothing to change. */
const NOTHING_SELECTED = 'Select at least one.';

/** Builds the schema of the list a call changes. An empty list is an error and never means everything. */
export const selection = <Item extends z.ZodType>(item: Item, max: number) =>
  z.array(item).min(1, NOTHING_SELECTED).max(max);

/** Builds the schema of a value that `""` clears just as `null` does (STK-06: cleared by setting it to empty). */
export const clearable = <Value extends z.ZodType>(value: Value) =>
  z.union([z.literal('').transform(() => null), value]).nullable();

/**
 * Runs a refinement of an object or a list only if its parts are valid. By itself, zod also runs it on parts that have
 * the right type but not the right form, such as a text that is no date.
 */
export const ifValid = { when: ({ issues }: z.core.ParsePayload) => issues.length === 0 };

/** Builds the schema of a record with at most `max` keys, which `measureInput` reads from the metadata. */
export const limitedRecord = <Key extends z.ZodString, Value extends z.ZodType>(
  key: Key,
  value: Value,
  { max, error = `At most ${max} entries.` }: { max: number; error?: string },
) =>
  z
    .record(key, value)
    .refine((entries) => Object.keys(entries).length <= max, { error, ...ifValid })
    .meta({ maxProperties: max });

export const ok = z.object({ ok: z.literal(true) });
