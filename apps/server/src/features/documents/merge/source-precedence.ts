/**
 * Which source is believed first where two state the same fact. Official before derived, structured before text:
 * GovInfo's BILLSTATUS is the record of Congress; the Congress.gov API is made from it; New York's drafting commission
 * sends out its legislature's own record; Open States and LegiScan observe the legislatures; the text of a bill says little about its progress. The Federal Register prints a rule,
 * Regulations.gov files it into a docket, sometimes decades later; of presidential documents the source that reads all
 * of them at each run knows what became of an order. A source that is not listed comes
 * last, so that a new importer can never outvote the known ones by accident.
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

/** Smaller is believed first. */
export function precedenceOf(source: string): number {
  const rank = PRECEDENCE.indexOf(source);
  return rank < 0 ? PRECEDENCE.length : rank;
}
