type OptionalKeys<T> = { [K in keyof T]-?: undefined extends T[K] ? K : never }[keyof T];

/** `T` with each field that may be undefined made one that may be absent, as `exactOptionalPropertyTypes` asks. */
export type DefinedFields<T> = { [K in Exclude<keyof T, OptionalKeys<T>>]: T[K] } & {
  [K in OptionalKeys<T>]?: Exclude<T[K], undefined>;
};

/**
 * The fields that have a value. Canonical records say "the source does not tell" by leaving a field out, and an absent
 * field hashes the same however it came to be absent.
 */
export function definedFields<T extends object>(fields: T): DefinedFields<T> {
  const kept = Object.entries(fields).filter(([, value]) => value !== undefined);
  // Cast: removing exactly the undefined entries is what DefinedFields describes, and fromEntries cannot say so.
  return Object.fromEntries(kept) as DefinedFields<T>;
}

/** The text without surrounding blanks, or undefined when nothing is left: upstream writes `""` for "unknown". */
export function textOrUndefined(value: string | number | null | undefined): string | undefined {
  if (value === null || value === undefined) return undefined;
  const text = String(value).trim();
  return text === '' ? undefined : text;
}

/** The list, or undefined when it is empty and so tells nothing. */
export function listOrUndefined<T>(list: readonly T[]): T[] | undefined {
  return list.length === 0 ? undefined : [...list];
}
