import { LIMITS } from '@rotunda/contract';
import type { UnixSeconds } from '@rotunda/domain';
import type { DocumentFilters } from '@rotunda/query';
import type { Actor } from '../../../platform/request-context.ts';
import type { CompiledSearchModel } from './compile-search-model.ts';
import { getSelection } from '../queries/search-documents.ts';
import type { DocumentSelection } from '../search-engine/search-engine.ts';

const DAY_SECONDS = 24 * 3600;

/** Selects what a search finds among the documents changed in the last 90 days (UTC). */
export function recentSelection(
  compiled: CompiledSearchModel,
  actor: Actor,
  nowTs: UnixSeconds,
  signal: AbortSignal | undefined,
): DocumentSelection {
  const sinceTs = nowTs - (nowTs % DAY_SECONDS) - LIMITS.previewDays * DAY_SECONDS;
  return {
    ...getSelection(compiled, actor, signal),
    filters: compiled.filters.map((filter) => notBefore(filter, sinceTs)),
  };
}

function notBefore(filter: DocumentFilters, sinceTs: UnixSeconds): DocumentFilters {
  const { fromTs, ...rest } = filter.lastUpdated ?? {};
  return { ...filter, lastUpdated: { ...rest, fromTs: Math.max(fromTs ?? sinceTs, sinceTs) } };
}
