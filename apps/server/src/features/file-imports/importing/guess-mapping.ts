import { FILE_IMPORT_FIELDS, type ImportMapping } from '@rotunda/contract';
import { reducedName } from '../../../platform/files/reduced-name.ts';
import type { ImportKind } from './import-kind.ts';

/**
 * Guesses the field of each column from its name; no field and no column is used twice. A field takes the column with
 * the first of its usual names, so that `Job Title` is the job and `Title` beside it, which has `Ms.`, is not.
 */
export function guessMapping(
  { kind, columnNames }: Pick<ImportKind, 'kind' | 'columnNames'>,
  columns: readonly string[],
): ImportMapping {
  const names = columns.map(reducedName);
  const mapping: ImportMapping = columns.map(() => null);
  for (const field of FILE_IMPORT_FIELDS[kind]) {
    const found = (columnNames[field] ?? []).map((name) =>
      names.findIndex((one, index) => one === name && mapping[index] === null),
    );
    const index = found.find((one) => one !== -1);
    if (index !== undefined) mapping[index] = field;
  }
  return mapping;
}
