import type { SearchModelInput } from '@rotunda/contract';

/** Address of a search in Discover: `/discover?filters={encoded filters}` (S1 §2). Defaults may be left out. */
export function discoverAddress(searchModel: SearchModelInput): string {
  return `/discover?filters=${encodeURIComponent(JSON.stringify(searchModel))}`;
}
