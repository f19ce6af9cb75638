export type Path = readonly (string | number)[];

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Lists the path of every value inside a JSON value, including the value itself as `[]`. */
export function listPaths(value: unknown, path: Path = []): Path[] {
  if (!isNested(value)) return [path];
  const keys = Array.isArray(value) ? value.map((_, index) => index) : Object.keys(value);
  return [path, ...keys.flatMap((key) => listPaths(Reflect.get(value, key), [...path, key]))];
}

/** Returns a copy of a JSON value in which the value at a path is replaced, or removed when the replacement is undefined. */
export function changeValue(value: unknown, path: Path, replacement: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return replacement;
  if (!isNested(value)) return value;
  const inner = changeValue(Reflect.get(value, key), rest, replacement);
  if (Array.isArray(value)) return value.map((item: unknown, index) => (index === key ? inner : item));
  const others = Object.entries(value).filter(([name]) => name !== key);
  return Object.fromEntries(inner === undefined ? others : [...others, [key, inner]]);
}
