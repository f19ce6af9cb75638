import type { Legislation } from '@rotunda/contract';
import { webAddress } from '@rotunda/domain';
import type { Provenance } from './merge/merged-document.ts';

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

export function presentProvenance(provenance: readonly Provenance[]): Legislation['provenance'] {
  return provenance.map((row) => ({
    ...row,
    sourceUrl: webAddress(row.sourceUrl),
    fields: row.fields.filter((field) => field !== 'kind'),
    sourceTitle: SOURCE_TITLES[row.source] ?? row.source,
  }));
}
