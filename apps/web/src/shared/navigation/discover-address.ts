import type { SearchModelInput } from '@rotunda/contract';

/** Returns the address of a Discover search, `/discover?filters={encoded filters}` (SEA-02). Defaults may be omitted. */
export function discoverAddress(searchModel: SearchModelInput): string {
  return `/discover?filters=${encodeURIComponent(JSON.stringify(searchModel))}`;
}

/** Returns the address where the search of a saved alert is edited in Discover. */
export function editAlertAddress(savedSearch: { _id: string; searchModel: SearchModelInput }): string {
  return `${discoverAddress(savedSearch.searchModel)}&alert=${savedSearch._id}`;
}
