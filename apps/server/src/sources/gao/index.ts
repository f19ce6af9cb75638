import type { Source } from '../source.ts';
import { gaoLive } from './client.ts';
import { parseReports } from './parse.ts';

/** Reports and testimonies of the Government Accountability Office, as announced in its feed. */
export const gao: Source = {
  id: 'gao',
  title: 'GAO reports',
  description: 'Reports and testimonies of the Government Accountability Office.',
  publisherUrl: 'https://www.gao.gov/reports-testimonies',
  license: 'Public domain (17 USC 105)',
  accepts: (entryPath) => /\.(?:xml|rss)$/i.test(entryPath),
  parse: parseReports,
  live: gaoLive,
};
