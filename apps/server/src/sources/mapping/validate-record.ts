import type { z } from 'zod';

export type Validated<T> = { ok: true; value: T } | { ok: false; reason: string };

const SHOWN_ISSUES = 3;

/** Validates an upstream object against its schema; the reason names the invalid fields for the administrator. */
export function validateRecord<T>(schema: z.ZodType<T>, input: unknown): Validated<T> {
  const result = schema.safeParse(input);
  if (result.success) return { ok: true, value: result.data };
  const faults = result.error.issues.map((issue) => {
    const field = issue.path.map(String).join('.');
    return field === '' ? issue.message : `${field}: ${issue.message}`;
  });
  const more = faults.length > SHOWN_ISSUES ? ` (and ${faults.length - SHOWN_ISSUES} more)` : '';
  return { ok: false, reason: `${faults.slice(0, SHOWN_ISSUES).join('; ')}${more}` };
}

/**
 * Keeps a valid table row under its key, the first one if rows are equal; otherwise returns the reason. Rows that
 * others join must have keys of their own, or the later one would stand for the earlier everywhere.
 */
export function withOwnKey<K extends string | number, T>(
  rows: Map<K, T>,
  schema: z.ZodType<T>,
  values: unknown,
  getKey: (row: T) => K,
): string | undefined {
  let clash: string | undefined;
  const fault = withRow(schema, values, (row) => {
    const key = getKey(row);
    const earlier = rows.get(key);
    if (earlier === undefined) rows.set(key, row);
    else if (JSON.stringify(earlier) !== JSON.stringify(row))
      clash = `an earlier row of the table has the same key (${key}) and says something else; the first is kept`;
  });
  return fault ?? clash;
}

/** Passes a table row to `take` if it is valid, otherwise returns the reason. */
export function withRow<T>(schema: z.ZodType<T>, values: unknown, take: (row: T) => unknown): string | undefined {
  const checked = validateRecord(schema, values);
  if (!checked.ok) return checked.reason;
  take(checked.value);
  return undefined;
}
