import type { Source } from '../source.ts';
import { billstatusEndpoint } from './client.ts';
import { parseBillstatus } from './parse.ts';

/** Complete status records of federal bills and resolutions, schema 1.0.0 and 3.0.0. */
export const billstatus: Source = {
  id: 'billstatus',
  title: 'Bill status (GovInfo)',
  description:
    'Actions, sponsors, committees, summaries, texts and relations of every federal bill and resolution since the 108th Congress.',
  publisherUrl: 'https://www.govinfo.gov/bulkdata/BILLSTATUS',
  license: 'Public domain (17 USC 105)',
  accepts: (entryPath) => /BILLSTATUS-\d+[a-z]+\d+\.xml$/i.test(entryPath),
  parse: parseBillstatus,
  live: billstatusEndpoint,
};
