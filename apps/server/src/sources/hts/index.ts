import type { Source } from '../source.ts';
import { htsLive } from './client.ts';
import { parseTariffSchedule } from './parse.ts';

/** The Harmonized Tariff Schedule of the United States, line by line. */
export const hts: Source = {
  id: 'hts',
  title: 'Harmonized Tariff Schedule',
  description:
    'Tariff codes of the United States with their rates, units and footnotes; each edition replaces the previous one.',
  publisherUrl: 'https://hts.usitc.gov',
  license: 'Public domain (17 USC 105)',
  accepts: (entryPath) => /\.json$/i.test(entryPath),
  parse: parseTariffSchedule,
  live: htsLive,
};
