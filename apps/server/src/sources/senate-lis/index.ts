import type { Source } from '../source.ts';
import { senateLisLive } from './client.ts';
import { acceptsSenateVoteFile, parseSenateVotes } from './parse.ts';

/** Roll calls of the Senate with every senator's vote. */
export const senateLis: Source = {
  id: 'senate-lis',
  title: 'Senate roll calls',
  description: 'Roll call votes of the Senate, each with every senator’s vote.',
  publisherUrl: 'https://www.senate.gov/legislative/votes_new.htm',
  license: 'Public domain (17 USC 105)',
  accepts: acceptsSenateVoteFile,
  parse: parseSenateVotes,
  live: senateLisLive,
};
