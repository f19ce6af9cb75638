import { EXPORT_LIMITS, LIMITS } from '@rotunda/contract';
import type { Actor } from '../../../platform/request-context.ts';
import { MOST_IDS } from './portions-by-id.ts';

/** An organization whose list of results was made shorter by its flag gets no longer one as a file (SEA-09). */
export function mostFound({ flags: { searchResultsLimit } }: Actor): number {
  const isLowered = searchResultsLimit < LIMITS.searchResultsLimit;
  return isLowered ? Math.min(searchResultsLimit, EXPORT_LIMITS.rows) : MOST_IDS;
}
