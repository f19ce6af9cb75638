import type { Legislation } from '@rotunda/contract';
import { dayOfJurisdiction, type IsoDate, webAddress } from '@rotunda/domain';
import type { Provenance } from '../merge/merged-document.ts';
import { dayOfSeconds } from '../merge/seconds-of-day.ts';

/** Display titles of the sources; an unknown source shows its id. */
const SOURCE_TITLES: Readonly<Record<string, string>> = {
  sample: 'Sample workspace',
  billstatus: 'GovInfo bill status',
  'bill-text': 'GovInfo bill text',
  'congress-api': 'Congress.gov',
  'congress-legislators': 'The @unitedstates project',
  nysenate: 'New York State Senate',
  'openstates-bills': 'Open States',
  'openstates-people': 'Open States people',
  legiscan: 'LegiScan',
  'people-lists': 'Lists of people',
  'justice-canada': 'Department of Justice Canada',
  legisinfo: 'LEGISinfo',
  'federal-register': 'Federal Register',
  'presidential-actions': 'Federal Register, presidential documents',
  'regulations-gov': 'Regulations.gov',
  'state-regulations': 'State regulations',
  'house-clerk': 'Clerk of the House',
  'senate-lis': 'U.S. Senate',
  'congress-hearings': 'Congress.gov committee meetings',
  'licensed-feed': 'Licensed feed',
  transcripts: 'Transcripts of meetings',
  news: 'News feed',
  social: 'Social posts',
  crs: 'Congressional Research Service',
  cbo: 'Congressional Budget Office',
  gao: 'Government Accountability Office',
};

/**
 * Parts of sources that state the moment of an update on the clock of Washington, Albany or Ottawa. All others state it in
 * UTC, or only its day, which is stored as midnight UTC.
 */
const EASTERN: ReadonlySet<string> = new Set([
  'nysenate',
  'senate-lis',
  'legisinfo',
  'congress-hearings house-repository',
  'congress-hearings witness-list',
]);

/** Returns the day of the last update as the source states it, which no time zone of a reader may shift. */
function updatedOn({ source, part, sourceUpdatedTs }: Provenance): IsoDate | null {
  if (sourceUpdatedTs === null) return null;
  const isEastern = EASTERN.has(source) || EASTERN.has(`${source} ${part}`);
  return isEastern ? dayOfJurisdiction('us', sourceUpdatedTs * 1000) : dayOfSeconds(sourceUpdatedTs);
}

export function presentProvenance(provenance: readonly Provenance[]): Legislation['provenance'] {
  return provenance.map((row) => ({
    ...row,
    sourceUpdatedOn: updatedOn(row),
    sourceUrl: webAddress(row.sourceUrl),
    fields: row.fields.filter((field) => field !== 'kind'),
    contradictions: row.contradictions ?? [],
    sourceTitle: SOURCE_TITLES[row.source] ?? row.source,
  }));
}
