/**
 * Returns a committee's name without what sources add or leave out: `House Committee on the Judiciary` and `Judiciary`
 * are the same within a chamber.
 */
export function normalizeCommittee(name: string): string {
  const plain = name
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/^\W*(house|senate|assembly|joint)\s+/, '')
    .replace(/^(the\s+)?(select |special |permanent select )?committee (on|of) (the )?/, '$2')
    .replace(/^the /, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  return ABBREVIATIONS.get(plain) ?? plain;
}

/** Abbreviations of California's Daily File for the committees that bills are most often sent on to. */
const ABBREVIATIONS: ReadonlyMap<string, string> = new Map([
  ['appr', 'appropriations'],
  ['jud', 'judiciary'],
  ['pub s', 'public safety'],
  ['ed', 'education'],
  ['rls', 'rules'],
  ['rev and tax', 'revenue and taxation'],
  ['l gov', 'local government'],
  ['nat res', 'natural resources'],
]);
