import { UNREADABLE } from './discover-search.ts';
import { readSearchModel } from './read-search-model.ts';
import { TYPE_DEFAULTS } from './search-defaults.ts';

/** A search with every field, so that a field it lacks is none. */
const EVERY_FIELD = readSearchModel({ progressiveFilters: TYPE_DEFAULTS });
/** Computed from the other fields of a range, and written in more than one way. */
const DERIVED = new Set(['startDatetime', 'stopDatetime']);
/** Stands for the names if nothing of the filters could be read. */
export const WHOLE = 'filters';

/**
 * Returns what an address asks for and no search knows: a value that does not exist (document type, country, report
 * type), a field that does not exist, a value of the wrong kind, a text that was cut off. Without them the search would
 * find more than was requested, or even everything.
 */
export function unknownChoices(filters: unknown): string[] {
  if (isRecord(filters) && Object.hasOwn(filters, UNREADABLE)) return [WHOLE];
  return [...new Set(findDropped(filters, readSearchModel(filters), EVERY_FIELD, WHOLE))];
}

/** @param known the same part of a search with every field */
function findDropped(given: unknown, read: unknown, known: unknown, name: string): string[] {
  if (given === undefined || given === null) return [];
  if (Array.isArray(given)) {
    if (!Array.isArray(read)) return [name];
    const values: readonly unknown[] = read;
    return given.map(String).filter((item) => !values.includes(item) && !values.includes(item.toLowerCase()));
  }
  if (isRecord(given)) {
    // A range that is not set has no fields to compare with.
    if (!isRecord(read)) return [name];
    return Object.entries(given).flatMap(([key, value]) => {
      if (DERIVED.has(key)) return [];
      const field = isRecord(known) ? known[key] : read[key];
      if (isRecord(known) && !Object.hasOwn(known, key)) return unknownField(key, value);
      return findDropped(value, read[key], field, key);
    });
  }
  // Numbers of the address may be read as text and the reverse.
  const isSame = isScalar(given) && isScalar(read) && String(given) === String(read);
  return isSame ? [] : [name];
}

/** Names the values of a list that does not exist, which say more than its name. */
function unknownField(key: string, value: unknown): string[] {
  if (Array.isArray(value)) return value.length === 0 ? [key] : value.map(String);
  if (!isRecord(value)) return [key];
  const inside = Object.entries(value).flatMap(([name, own]) => unknownField(name, own));
  return inside.length === 0 ? [key] : inside;
}

function isScalar(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
