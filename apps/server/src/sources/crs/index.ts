import type { Source } from '../source.ts';
import { crsLive } from './client.ts';
import { parseReports } from './parse.ts';

/** Reports of the Congressional Research Service, from the Congress.gov API and from the EveryCRSReport feed. */
export const crs: Source = {
  id: 'crs',
  title: 'CRS reports',
  description: 'Reports of the Congressional Research Service with authors, summaries and the bills they are about.',
  publisherUrl: 'https://www.congress.gov/crs-products',
  license: 'Public domain (17 USC 105)',
  accepts: (entryPath) => /\.(?:json|xml|rss)$/i.test(entryPath),
  parse: parseReports,
  live: crsLive,
};
