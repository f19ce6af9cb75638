type OptionalKeys<T> = { [K in keyof T]-?: undefined extends T[K] ? K : never }[keyof T];

/** `T` with each possibly undefined field made optional, as `exactOptionalPropertyTypes` requires. */
export type DefinedFields<T> = { [K in Exclude<keyof T, OptionalKeys<T>>]: T[K] } & {
  [K in OptionalKeys<T>]?: Exclude<T[K], undefined>;
};

/**
 * Returns the fields that have a value. Canonical records omit a field that the source does not provide, so that it
 * hashes the same whatever the reason for its absence.
 */
export function definedFields<T extends object>(fields: T): DefinedFields<T> {
  const kept = Object.entries(fields).filter(([, value]) => value !== undefined);
  // Cast: DefinedFields describes exactly the removal of undefined entries, which fromEntries cannot express.
  return Object.fromEntries(kept) as DefinedFields<T>;
}

/** Returns the trimmed text, or undefined when nothing is left: upstream writes `""` for "unknown". */
export function textOrUndefined(value: string | number | null | undefined): string | undefined {
  if (value === null || value === undefined) return undefined;
  const text = String(value).trim();
  return text === '' ? undefined : text;
}

/** Returns the list, or undefined when it is empty. */
export function listOrUndefined<T>(list: readonly T[]): T[] | undefined {
  return list.length === 0 ? undefined : [...list];
}
