import type { Source } from '../source.ts';
import { billTextEndpoint } from './client.ts';
import { parseBillText } from './parse.ts';

/** Texts of federal bills, resolutions and laws in both markups of Congress. */
export const billText: Source = {
  id: 'bill-text',
  title: 'Bill text (GovInfo)',
  description: 'The text of every version of federal bills and resolutions and of the laws they became.',
  publisherUrl: 'https://www.govinfo.gov/bulkdata/BILLS',
  license: 'Public domain (17 USC 105)',
  // Status files share the bulk folders. All other XML is opened, because samples and archives have arbitrary file
  // names.
  accepts: (entryPath) => /\.xml$/i.test(entryPath) && !/(BILLSTATUS|BILLSUM)-\d/i.test(entryPath),
  parse: parseBillText,
  live: billTextEndpoint,
};
