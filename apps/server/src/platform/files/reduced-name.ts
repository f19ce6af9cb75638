/** Reduces the name of a column to its letters, so that `E-mail address` and `email_address` are one. */
export const reducedName = (column: string): string => column.toLowerCase().replace(/[^a-z]/g, '');
