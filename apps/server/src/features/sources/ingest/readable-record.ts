import { readableText } from '@rotunda/domain';

/** Keys and addresses, which identify and are not read. */
const NOT_READ = /(?:^|f)usionIds?$|FusionIds?$|^(?:fnDocumentId|part|kind)$|[uU]rls?$/;

/**
 * Returns a record in which every text is as its readers see it (`readableText`). Applied to every record of every
 * source before it is stored, so that no mapping can forget a title, name, heading or paragraph.
 */
export function readableRecord<Value>(record: Value): Value {
  // The cast is safe because texts become texts and everything else stays what it is.
  return readable(record) as Value;
}

function readable(value: unknown): unknown {
  if (typeof value === 'string') return readableText(value);
  if (Array.isArray(value)) return readableList(value);
  if (typeof value !== 'object' || value === null) return value;
  let changed: Record<string, unknown> | undefined;
  for (const [key, old] of Object.entries(value)) {
    const now = NOT_READ.test(key) ? old : readable(old);
    if (now !== old) (changed ??= { ...value })[key] = now;
  }
  return changed ?? value;
}

/** Returns the same list if nothing in it changes, since most texts are clean and have thousands of blocks. */
function readableList(list: readonly unknown[]): unknown {
  let changed: unknown[] | undefined;
  for (const [at, old] of list.entries()) {
    const now = readable(old);
    if (now !== old) (changed ??= [...list])[at] = now;
  }
  return changed ?? list;
}
