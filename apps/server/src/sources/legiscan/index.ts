import type { Source } from '../source.ts';
import { legiscanLive } from './client.ts';
import { acceptsLegiscanFile, parseLegiscan } from './parse.ts';

/** Bills, roll calls, texts and legislators of the states and of Congress from LegiScan. */
export const legiscan: Source = {
  id: 'legiscan',
  title: 'LegiScan',
  description: 'Bills with history, sponsors, roll calls and texts of all states, from datasets or the LegiScan API.',
  publisherUrl: 'https://legiscan.com/',
  license: 'CC BY 4.0 (LegiScan)',
  accepts: acceptsLegiscanFile,
  parse: parseLegiscan,
  live: legiscanLive,
};
