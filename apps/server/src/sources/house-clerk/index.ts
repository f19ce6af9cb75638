import type { Source } from '../source.ts';
import { houseClerkLive } from './client.ts';
import { acceptsRollCallFile, parseRollCalls } from './parse.ts';

/** Roll calls of the House of Representatives with every member's vote. */
export const houseClerk: Source = {
  id: 'house-clerk',
  title: 'House roll calls',
  description: 'Roll call votes of the House of Representatives, each with every member’s vote.',
  publisherUrl: 'https://clerk.house.gov/Votes',
  license: 'Public domain (17 USC 105)',
  accepts: acceptsRollCallFile,
  parse: parseRollCalls,
  live: houseClerkLive,
};
