import { z } from 'zod';

/*
 * Congress publishes one record in three dresses: BILLSTATUS XML of two schema versions, the JSON of its API, and
 * JSON made from the XML by others. They differ in how a list is wrapped, in whether a list of one is a list, in
 * names of a few fields, and in whether numbers are strings. These builders read all of them.
 */

/**
 * The members of a list however it is wrapped: `[a, b]`, `{item: a}`, `{billSummaries: {item: [a, b]}}`, `""` for none.
 *
 * @param wrappers names to look under, outermost first; each is optional
 * @returns undefined when the value does not tell the members, as `{count, url}` of the API
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

/** `{count: 3, url: …}` stands for a list that is served elsewhere; counts alone describe an empty XML list. */
function isStub(value: Record<string, unknown>): boolean {
  return Object.keys(value).every((key) => /count|url/i.test(key));
}

/** A list field, see listUnder. */
export function listOf<T extends z.ZodType>(schema: T, ...wrappers: string[]) {
  return z
    .unknown()
    .optional()
    .transform((value) => listUnder(value, wrappers))
    .pipe(z.array(schema).optional());
}

const scalar = z.union([z.string(), z.number(), z.boolean()]);

/** Some files repeat a leaf inside one record, word for word; the first that says something counts. */
const leaf = z
  .union([scalar, z.array(scalar)])
  .transform((value) =>
    (Array.isArray(value) ? value : [value]).map((each) => String(each).trim()).find((each) => each !== ''),
  );

/** Text, number or boolean as trimmed text; empty and null are the absence of it. */
export const optionalText = leaf.nullish().transform((value) => value ?? undefined);

export const requiredText = leaf.pipe(z.string());

/** An object field that empty XML elements write as `""`. */
export function objectOrNothing<T extends z.ZodType>(schema: T) {
  return z.preprocess((value) => (value === '' || value === null ? undefined : value), schema.optional()).optional();
}
