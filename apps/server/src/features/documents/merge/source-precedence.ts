/**
 * Sources in order of precedence when two state the same fact. Official sources come before derived ones, and
 * structured ones before text. GovInfo's BILLSTATUS is the record of Congress, and the Congress.gov API is made from
 * it. New York's drafting commission publishes its legislature's own record, while Open States and LegiScan observe the
 * legislatures. The text of a bill says little about its progress. The Federal Register prints a rule; Regulations.gov
 * files it into a docket, sometimes decades later. For presidential documents, the source that reads all of them in
 * every run knows what became of an order. Sources that are not listed come last, so that a new importer can never
 * outvote the known ones by accident.
 */
const PRECEDENCE: readonly string[] = [
  'sample',
  'billstatus',
  'congress-api',
  'legisinfo',
  'justice-canada',
  'congress-legislators',
  'house-clerk',
  'senate-lis',
  'presidential-actions',
  'federal-register',
  'regulations-gov',
  'state-regulations',
  'nysenate',
  'openstates-bills',
  'openstates-people',
  'legiscan',
  'people-lists',
  'crs',
  'cbo',
  'gao',
  'congress-hearings',
  'bill-text',
];

/** Returns the rank of a source; a smaller rank takes precedence. */
export function getPrecedence(source: string): number {
  const rank = PRECEDENCE.indexOf(source);
  return rank < 0 ? PRECEDENCE.length : rank;
}
