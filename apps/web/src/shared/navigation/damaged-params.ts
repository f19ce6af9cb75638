import { cutText } from '@rotunda/domain';
/** Search parameter with the names of the filters of a link that cannot be used. */
export const DAMAGED = 'damaged';
const MAX_NAMES = 5;
const MAX_LENGTH = 60;

/** Reads the names from the search of a page; empty for a link in order. */
export function getDamagedParams(search: object): readonly string[] {
  const params: Readonly<Record<string, unknown>> = { ...search };
  const names = params[DAMAGED];
  if (!Array.isArray(names)) return [];
  return names
    .filter((name): name is string => typeof name === 'string')
    .slice(0, MAX_NAMES)
    .map((name) => cutText(name, MAX_LENGTH));
}
