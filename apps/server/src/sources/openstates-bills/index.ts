import type { Source } from '../source.ts';
import { billsLive } from './client.ts';
import { acceptsBillsFile, parseBills } from './parse.ts';

/** Bills and roll calls of the states and of Congress, as scraped by the Open States project. */
export const openstatesBills: Source = {
  id: 'openstates-bills',
  title: 'Open States bills and votes',
  description: 'Bills with actions, sponsors, texts and roll calls of state legislatures and of Congress.',
  publisherUrl: 'https://open.pluralpolicy.com/',
  license: 'Public domain',
  accepts: acceptsBillsFile,
  parse: parseBills,
  live: billsLive,
};
