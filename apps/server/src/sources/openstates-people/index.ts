import type { Source } from '../source.ts';
import { peopleLive } from './client.ts';
import { acceptsPeopleFile, parsePeople } from './parse.ts';

/** State legislators, executives and committees, maintained by the Open States project. */
export const openstatesPeople: Source = {
  id: 'openstates-people',
  title: 'Open States people',
  description: 'State legislators, governors and other executives, and the committees of state legislatures.',
  publisherUrl: 'https://github.com/openstates/people',
  license: 'CC0-1.0',
  accepts: acceptsPeopleFile,
  parse: parsePeople,
  live: peopleLive,
};
