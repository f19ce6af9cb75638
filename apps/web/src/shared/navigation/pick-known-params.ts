import { getDamagedParams, DAMAGED } from './damaged-params.ts';

interface SearchReader<Search> {
  (search: Record<string, unknown>): Search;
  /** Names the parameters that cannot be used and without which the page would show more. */
  faultsIn?: (search: Record<string, unknown>) => readonly string[];
}

/**
 * Returns the search parameters that a route reads and nothing else. The router merges them over the raw parameters, so
 * refused ones are set to undefined explicitly. Filters that cannot be used are named (`DAMAGED`), so that the shell
 * says so instead of showing everything.
 */
export function pickKnownParams<Search extends object>(
  read: SearchReader<Search>,
): (search: Record<string, unknown>) => Search {
  return (search) => {
    const nothing = Object.fromEntries(Object.keys(search).map((key) => [key, undefined]));
    const faults = read.faultsIn?.(search) ?? [];
    // The router writes what was read back to the address, so after a reload only the names are left.
    const damaged = faults.length > 0 ? faults : getDamagedParams(search);
    return { ...nothing, ...read(search), ...(damaged.length > 0 ? { [DAMAGED]: damaged } : {}) };
  };
}
