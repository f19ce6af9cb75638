import { namedTablesLive } from '../mapping/named-files-live.ts';
import type { Source } from '../source.ts';
import { acceptsPeopleList, parsePeopleLists } from './parse.ts';

/** Staffers, and members whom no other source lists, from tables in the format of the operators' guide. */
export const peopleLists: Source = {
  id: 'people-lists',
  title: 'Lists of people',
  description:
    'Staffers of members and committees, and members of parliaments that no other source provides: CSV and JSON lines, from files or from web addresses in options named file, file.2 and so on.',
  publisherUrl: 'https://www.ourcommons.ca/Members/en',
  license: 'As stated by the publisher of the list',
  accepts: acceptsPeopleList,
  parse: parsePeopleLists,
  live: namedTablesLive('people'),
};
