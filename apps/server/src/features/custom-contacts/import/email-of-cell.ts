/** An address as mail programs write it: `mailto:ana@a.example`, `<ana@a.example>`, `Ana Ruiz <ana@a.example>`. */
const WRAPPED = /^(?:mailto:|[^<>@]*<(?:mailto:)?)([^<>\s]+@[^<>\s]+?)>?$/i;
/** Two addresses, with what stands between them: a comma, a semicolon, a slash, or the `:::` of Google Contacts. */
const SEVERAL = /@[^@]*[\s,;/:|][^@]*@/;

/** Returns the e-mail address of a cell without its wrapping; a cell that has none, or several, stays as it is. */
export function emailOfCell(cell: string): string {
  return hasSeveralEmails(cell) ? cell : (WRAPPED.exec(cell)?.[1] ?? cell);
}

/** Whether a cell has more than the one address that a contact can have. */
export const hasSeveralEmails = (cell: string): boolean => SEVERAL.test(cell);
