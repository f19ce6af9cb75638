import { getMaximum } from '@rotunda/contract';
import { z } from 'zod';

/** Most issues that are looked for in one list, and that an answer describes. */
export const MAX_ISSUES = 20;

const limited = new WeakSet<z.core.$ZodType>();

/**
 * Makes every list of a schema stop at its first MAX_ISSUES issues. By itself, zod examines each entry and collects
 * everything wrong with it, so that one request with 200,000 wrong values would hold up the whole server. The schema is
 * changed in place, because zod has no option for this; nothing else about it changes.
 */
export function limitIssues(schema: unknown): void {
  if (!(schema instanceof z.core.$ZodType) || limited.has(schema)) return;
  limited.add(schema);
  if (schema instanceof z.core.$ZodArray) stopEarly(schema);
  for (const part of Object.values({ ...schema._zod.def })) limitParts(part);
}

/** Follows lists (of union members) and records (of fields) of schemas. */
function limitParts(part: unknown): void {
  if (typeof part !== 'object' || part === null) return;
  if (part instanceof z.core.$ZodType) limitIssues(part);
  else for (const each of Object.values(part)) limitIssues(each);
}

function stopEarly(list: z.core.$ZodArray): void {
  const { _zod: internals } = list;
  const maximum = getMaximum(list) ?? Infinity;
  // The first call makes zod replace its own functions, which would undo the change.
  void internals.run({ value: null, issues: [] }, {});
  const { parse } = internals;
  const parseInParts: typeof parse = (payload, context) => {
    const entries: unknown = payload.value;
    // zod itself refuses a list that is too long before it examines an entry.
    if (!Array.isArray(entries) || entries.length <= MAX_ISSUES || entries.length > maximum) {
      return parse(payload, context);
    }
    const values: unknown[] = [];
    for (let start = 0; start < entries.length && payload.issues.length < MAX_ISSUES; start += MAX_ISSUES) {
      const part = parse({ value: entries.slice(start, start + MAX_ISSUES), issues: [] }, context);
      if (part instanceof Promise) throw new z.core.$ZodAsyncError();
      if (Array.isArray(part.value)) values.push(...part.value);
      payload.issues.push(...part.issues.map((issue) => atPlace(issue, start)));
    }
    payload.value = values;
    return payload;
  };
  // A schema without checks is run by its parser directly.
  if (internals.run === parse) internals.run = parseInParts;
  internals.parse = parseInParts;
}

/** Returns an issue of a part of the list as one of the whole list. */
function atPlace(issue: z.core.$ZodRawIssue, start: number): z.core.$ZodRawIssue {
  const [place, ...rest] = issue.path ?? [];
  return { ...issue, path: [Number(place) + start, ...rest] };
}
