import type { Source } from '../source.ts';
import { acceptsNewYorkFile, parseNewYork } from './parse.ts';

/**
 * Bills of New York, and the votes, agendas and calendars of its Senate, from the files that its Legislative Bill
 * Drafting Commission distributes.
 */
export const nysenate: Source = {
  id: 'nysenate',
  title: 'New York State Senate',
  description:
    'Bills of New York with their histories, sponsors, digests and memos; votes, committee agendas, active lists and transcripts of its Senate.',
  publisherUrl: 'https://legislation.nysenate.gov/',
  license: 'Public records of the State of New York',
  accepts: acceptsNewYorkFile,
  parse: parseNewYork,
};
