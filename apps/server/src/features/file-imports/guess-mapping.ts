import { FILE_IMPORT_FIELDS, type ImportMapping } from '@rotunda/contract';
import { reducedName } from '../../platform/files/reduced-name.ts';
import type { ImportKind } from './import-kind.ts';

/** Guesses the field of each column from its name; no field is used twice. */
export function guessMapping(
  { kind, columnNames }: Pick<ImportKind, 'kind' | 'columnNames'>,
  columns: readonly string[],
): ImportMapping {
  const free = new Set(FILE_IMPORT_FIELDS[kind]);
  return columns.map((column) => {
    const name = reducedName(column);
    const field = [...free].find((one) => columnNames[one]?.includes(name)) ?? null;
    if (field !== null) free.delete(field);
    return field;
  });
}
