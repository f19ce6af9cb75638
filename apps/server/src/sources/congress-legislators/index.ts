import type { Source } from '../source.ts';
import { legislatorsLive } from './client.ts';
import { acceptsLegislatorsFile, parseLegislators } from './parse.ts';

/** Members of Congress, its committees and their members, maintained by the @unitedstates project. */
export const congressLegislators: Source = {
  id: 'congress-legislators',
  title: 'Members and committees of Congress',
  description: 'Members of Congress with terms, offices and accounts; committees with their members; Presidents.',
  publisherUrl: 'https://github.com/unitedstates/congress-legislators',
  license: 'CC0-1.0',
  accepts: acceptsLegislatorsFile,
  parse: parseLegislators,
  live: legislatorsLive,
};
