import type { Source } from '../source.ts';
import { hearingsLive } from './client.ts';
import { acceptsHearingsFile, parseHearings } from './parse.ts';

/** Hearings, markups and other meetings of the committees of Congress. */
export const congressHearings: Source = {
  id: 'congress-hearings',
  title: 'Committee hearings of Congress',
  description: 'Hearings, markups and meetings of congressional committees with witnesses and the bills considered.',
  publisherUrl: 'https://www.congress.gov/committees',
  license: 'Public domain (17 USC 105)',
  accepts: acceptsHearingsFile,
  parse: parseHearings,
  live: hearingsLive,
};
