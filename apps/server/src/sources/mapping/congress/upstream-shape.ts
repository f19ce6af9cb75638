import { z } from 'zod';

/*
 * Congress publishes each record in three formats: BILLSTATUS XML of two schema versions, the JSON of its API, and JSON
 * that others made from the XML. They differ in how lists are wrapped, in whether a single item is a list, in some
 * field names, and in whether numbers are strings. These builders read all of them.
 */

/**
 * Returns the members of a list however it is wrapped: `[a, b]`, `{item: a}`, `{billSummaries: {item: [a, b]}}`, `""`
 * for none.
 *
 * @param wrappers names to look under, outermost first; each is optional
 * @returns undefined when the value does not contain the members, such as `{count, url}` of the API
 */
export function listUnder(value: unknown, wrappers: readonly string[]): unknown[] | undefined {
  if (value === undefined || value === null) return undefined;
  if (value === '') return [];
  let members: unknown[] = Array.isArray(value) ? value : [value];
  let wasUnwrapped = Array.isArray(value);
  for (const wrapper of wrappers) {
    members = members.flatMap((member) => {
      if (!isObject(member) || !Object.hasOwn(member, wrapper)) return [member];
      wasUnwrapped = true;
      const inner = member[wrapper];
      if (inner === '' || inner === null || inner === undefined) return [];
      return Array.isArray(inner) ? inner : [inner];
    });
  }
  if (!wasUnwrapped && isObject(value) && isStub(value)) return undefined;
  return members.filter((member) => member !== '' && member !== null);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Whether the value is a stub: `{count: 3, url: …}` refers to a list served elsewhere, and counts alone describe an
 * empty XML list.
 */
function isStub(value: Record<string, unknown>): boolean {
  return Object.keys(value).every((key) => /count|url/i.test(key));
}

/** Builds the schema of a list field, see listUnder. */
export function buildList<T extends z.ZodType>(schema: T, ...wrappers: string[]) {
  return z
    .unknown()
    .optional()
    .transform((value) => listUnder(value, wrappers))
    .pipe(z.array(schema).optional());
}

const scalar = z.union([z.string(), z.number(), z.boolean()]);

/** Some files repeat a leaf inside one record, word for word; the first one that is not empty is used. */
const leaf = z
  .union([scalar, z.array(scalar)])
  .transform((value) =>
    (Array.isArray(value) ? value : [value]).map((each) => String(each).trim()).find((each) => each !== ''),
  );

/** A string, number or boolean as trimmed text; empty and null become undefined. */
export const optionalText = leaf.nullish().transform((value) => value ?? undefined);

export const requiredText = leaf.pipe(z.string());

/** Builds the schema of an object field, which empty XML elements write as `""`. */
export function optionalObject<T extends z.ZodType>(schema: T) {
  return z.preprocess((value) => (value === '' || value === null ? undefined : value), schema.optional()).optional();
}
