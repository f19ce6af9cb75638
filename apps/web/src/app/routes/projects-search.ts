import { PRIORITIES } from '@rotunda/contract/values';

export interface ProjectsSearch {
  /** Filter by name. */
  name?: string;
  priority?: (typeof PRIORITIES)[number];
}

/** Reads an address; what is empty or not understood is left out. */
export function readProjectsSearch(search: Record<string, unknown>): ProjectsSearch {
  const { name } = search;
  const priority = PRIORITIES.find((one) => one === search['priority']);
  return {
    // A name of digits arrives as a number.
    ...((typeof name === 'string' || typeof name === 'number') && name !== '' ? { name: String(name) } : {}),
    ...(priority === undefined ? {} : { priority }),
  };
}
