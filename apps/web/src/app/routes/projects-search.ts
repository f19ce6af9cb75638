import { PRIORITIES } from '@rotunda/contract/values';
import { createListSearch, parameter } from '../../shared/records/list-search.ts';

/** Filters that the projects page keeps in the address: name and priority. */
export const { read: readProjectsSearch, change: changeProjectsSearch } = createListSearch(
  { name: parameter.words, priority: parameter.oneOf(PRIORITIES) },
  { list: ['name', 'priority'], within: [] },
);
