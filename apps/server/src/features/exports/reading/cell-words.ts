/**
 * Joins several values of a cell in the given order. A value that contains the separator is quoted as in CSV, so that the
 * cell can be split again.
 */
export function listed(values: readonly string[]): string | null {
  return values.length === 0
    ? null
    : values.map((value) => (/[;"]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)).join('; ');
}

export function getNames(marks: readonly { name: string }[]): string | null {
  return listed(marks.map(({ name }) => name));
}

export const formatYesNo = (is: boolean): string => (is ? 'Yes' : 'No');
