import { namedTablesLive } from '../mapping/named-files-live.ts';
import type { Source } from '../source.ts';
import { acceptsStateFile, parseStateRegulations } from './parse.ts';

/** Rules and notices of the states' registers, from tables in the format of the operators' guide. */
export const stateRegulations: Source = {
  id: 'state-regulations',
  title: 'State regulations',
  description:
    'Rules and notices of states, the District of Columbia and territories: CSV and JSON tables, from files or from web addresses in options named file, file.2 and so on.',
  publisherUrl: 'https://www.administrativerules.org',
  license: 'As stated by each state’s register',
  accepts: acceptsStateFile,
  parse: parseStateRegulations,
  live: namedTablesLive('rows'),
};
