import type { Source } from '../source.ts';
import { congressApiEndpoint } from './client.ts';
import { parseCongressApi } from './parse.ts';

/** Responses of the Congress.gov API, and mirrors of bills and roll calls that use the same names. */
export const congressApi: Source = {
  id: 'congress-api',
  title: 'Congress.gov API',
  description:
    'Federal bills with actions, sponsors, summaries and texts; members of Congress; roll calls from mirrors.',
  publisherUrl: 'https://api.congress.gov',
  license: 'Public domain (17 USC 105)',
  accepts: (entryPath) => /\.jsonl?$/i.test(entryPath),
  parse: parseCongressApi,
  live: congressApiEndpoint,
};
