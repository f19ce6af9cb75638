import type { QueryClient } from '@tanstack/react-query';
import type { AlertCounts, Project, SavedSearch } from '@rotunda/contract';
import type { ApiQueries } from '../../../shared/api/api-client.ts';
import { cachePatch, type CachePatch } from '../../../shared/api/optimistic-change.ts';
import type { CountChanges } from './alert-changes.ts';

interface Figures {
  total: number;
  unread: number;
}
type Lists<Item> = { results: Item[] };

/** How counts are updated: by adding differences, or by taking the server's values. Null leaves them unchanged. */
interface FigureSource {
  project: (id: string, figures: Figures & { irrelevant?: number }) => Partial<Figures & { irrelevant: number }> | null;
  savedSearch: (id: string, figures: Figures) => Figures | null;
  unread: (unread: number) => number;
}

function changeList<Item>(data: Lists<Item>, change: (item: Item) => Item): Lists<Item> {
  return { ...data, results: data.results.map(change) };
}

/**
 * Updates counts of alerts everywhere they are shown: badge, rail and projects. A single function covers them all, so
 * that no place is forgotten.
 */
function getPatches(queries: ApiQueries, source: FigureSource): CachePatch[] {
  const savedSearch = (item: SavedSearch): SavedSearch => ({ ...item, ...source.savedSearch(item._id, item) });
  const project = (item: Project): Project => {
    const { irrelevant: _irrelevant, ...figures } = { irrelevant: 0, ...source.project(item._id, item) };
    return { ...item, ...figures };
  };
  return [
    cachePatch<AlertCounts>({ queryKey: queries.alerts.getCounts.key() }, (counts) => ({
      projects: counts.projects.map((item) => ({ ...item, ...source.project(item.projectId, item) })),
      savedSearches: counts.savedSearches.map((item) => ({ ...item, ...source.savedSearch(item.savedSearchId, item) })),
      unread: source.unread(counts.unread),
    })),
    cachePatch<Lists<SavedSearch>>({ queryKey: queries.savedSearches.find.key() }, (data) =>
      changeList(data, savedSearch),
    ),
    cachePatch<Lists<SavedSearch>>({ queryKey: queries.savedSearches.findAlerts.key() }, (data) =>
      changeList(data, savedSearch),
    ),
    cachePatch<Lists<Project>>({ queryKey: queries.projects.find.key() }, (data) => changeList(data, project)),
    cachePatch<Project>({ queryKey: queries.projects.get.key() }, project),
  ];
}

/** Returns the optimistic counts, shown until the server responds. */
export function estimateCounts(queries: ApiQueries, changes: CountChanges): CachePatch[] {
  return getPatches(queries, {
    project: (id, { total, unread, irrelevant = 0 }) => {
      const change = changes.projects.get(id);
      if (change === undefined) return null;
      return {
        total: total + change.total,
        unread: unread + change.unread,
        irrelevant: irrelevant + change.irrelevant,
      };
    },
    savedSearch: (id, { total, unread }) => {
      const change = changes.savedSearches.get(id);
      return change === undefined ? null : { total: total + change.total, unread: unread + change.unread };
    },
    unread: (unread) => unread + changes.unread,
  });
}

/** Replaces the optimistic counts with the server's. Counts that the server did not send keep their values. */
export function settleCounts(queryClient: QueryClient, queries: ApiQueries, counts: AlertCounts): void {
  const projects = new Map(counts.projects.map((item) => [item.projectId, item]));
  const savedSearches = new Map(counts.savedSearches.map((item) => [item.savedSearchId, item]));
  const patches = getPatches(queries, {
    project: (id) => {
      const found = projects.get(id);
      return found ? { total: found.total, unread: found.unread, irrelevant: found.irrelevant } : null;
    },
    savedSearch: (id) => {
      const found = savedSearches.get(id);
      return found ? { total: found.total, unread: found.unread } : null;
    },
    unread: () => counts.unread,
  });
  for (const { queryKey, update } of patches) {
    queryClient.setQueriesData({ queryKey }, (data: unknown) => (data === undefined ? undefined : update(data)));
  }
}
