import { readSearchModel } from './read-search-model.ts';

/**
 * Returns values in an address's lists that no search knows, such as a document type, country or report type that does
 * not exist. Without them the search would find more than was requested, or even everything.
 */
export function unknownChoices(filters: unknown): string[] {
  return [...new Set(findDropped(filters, readSearchModel(filters)))];
}

function findDropped(given: unknown, read: unknown): string[] {
  if (Array.isArray(given)) {
    const known: readonly unknown[] = Array.isArray(read) ? read : [];
    return given.map(String).filter((item) => !known.includes(item) && !known.includes(item.toLowerCase()));
  }
  if (!isRecord(given)) return [];
  const readValues = isRecord(read) ? read : {};
  return Object.entries(given).flatMap(([key, value]) => findDropped(value, readValues[key]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
