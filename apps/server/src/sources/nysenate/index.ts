import type { Source } from '../source.ts';
import { acceptsNewYorkFile, parseNewYork } from './parse.ts';

/** Bills and Senate votes of New York, from the files its Legislative Bill Drafting Commission sends out. */
export const nysenate: Source = {
  id: 'nysenate',
  title: 'New York State Senate',
  description: 'Bills of New York with their histories, sponsors, digests and memos, and votes of its Senate.',
  publisherUrl: 'https://legislation.nysenate.gov/',
  licence: 'Public records of the State of New York',
  accepts: acceptsNewYorkFile,
  parse: parseNewYork,
};
