import type { Source } from '../source.ts';
import { cboLive } from './client.ts';
import { parseEstimates } from './parse.ts';

/** Cost estimates of the Congressional Budget Office, with the bill and the committee that each was made for. */
export const cbo: Source = {
  id: 'cbo',
  title: 'CBO cost estimates',
  description: 'Cost estimates of the Congressional Budget Office, joined to their bills and committees.',
  publisherUrl: 'https://www.cbo.gov/cost-estimates',
  license: 'Public domain (17 USC 105)',
  accepts: (entryPath) => /\.(?:xml|rss)$/i.test(entryPath),
  parse: parseEstimates,
  live: cboLive,
};
