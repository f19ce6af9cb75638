import type { SearchModelInput } from '@rotunda/contract';

/** Address of a search in Discover: `/discover?filters={encoded filters}` (S1 §2). Defaults may be left out. */
export function discoverAddress(searchModel: SearchModelInput): string {
  return `/discover?filters=${encodeURIComponent(JSON.stringify(searchModel))}`;
}

/** Address where the search of a saved alert is changed in Discover. */
export function editAlertAddress(savedSearch: { _id: string; searchModel: SearchModelInput }): string {
  return `${discoverAddress(savedSearch.searchModel)}&alert=${savedSearch._id}`;
}
