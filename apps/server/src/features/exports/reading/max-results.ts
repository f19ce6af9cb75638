import { EXPORT_LIMITS, LIMITS } from '@rotunda/contract';
import type { Actor } from '../../../platform/request-context.ts';
import { MAX_IDS } from './chunks-by-id.ts';

/**
 * Returns the most results an export may contain. When an organization's flag shortens its result lists, the same limit
 * applies to its files (SEA-09).
 */
export function maxResults({ flags: { searchResultsLimit } }: Actor): number {
  const isLowered = searchResultsLimit < LIMITS.searchResultsLimit;
  return isLowered ? Math.min(searchResultsLimit, EXPORT_LIMITS.rows) : MAX_IDS;
}
