/**
 * Returns a committee's name without what sources add or leave out: `House Committee on the Judiciary` and `Judiciary`
 * are the same within a chamber.
 */
export function normalizeCommittee(name: string): string {
  return name
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/^\W*(house|senate|assembly|joint)\s+/, '')
    .replace(/^(the\s+)?(select |special |permanent select )?committee (on|of) (the )?/, '$2')
    .replace(/^the /, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
