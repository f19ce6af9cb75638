/** Joins several values of a cell in the given order. */
export function listed(values: readonly string[]): string | null {
  return values.length === 0 ? null : values.join('; ');
}

export function namesOf(marks: readonly { name: string }[]): string | null {
  return listed(marks.map(({ name }) => name));
}

export const formatYesNo = (is: boolean): string => (is ? 'Yes' : 'No');
