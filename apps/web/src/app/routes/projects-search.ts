import { PRIORITIES } from '@rotunda/contract/values';
import { createListSearch, parameter } from '../../shared/records/list-search.ts';

/** What the address of the projects keeps: filters by name and priority. */
export const { read: readProjectsSearch, change: changeProjectsSearch } = createListSearch({
  name: parameter.words,
  priority: parameter.oneOf(PRIORITIES),
});
