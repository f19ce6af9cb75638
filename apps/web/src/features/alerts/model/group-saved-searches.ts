import type { SavedSearch } from '@rotunda/contract';
import { DOCUMENT_TYPE_LABELS } from '@rotunda/domain';
import { formatNumber } from '../../../shared/format/format-number.ts';
import { alertsTexts } from './alerts-texts.ts';

export interface SavedSearchGroup {
  /** Null for searches saved without a project, which have no alerts. */
  projectId: string | null;
  name: string;
  savedSearches: SavedSearch[];
}

/**
 * Groups saved searches by project, both sorted by name, with those without a project last. `find` searches both names.
 */
export function groupSavedSearches(savedSearches: readonly SavedSearch[], find: string): SavedSearchGroup[] {
  const words = find.trim().toLowerCase();
  const byProject = new Map<string | null, SavedSearchGroup>();
  for (const savedSearch of savedSearches) {
    const { projectId, projectName, title } = savedSearch;
    const name = projectName ?? alertsTexts.noProject;
    if (!`${title}\n${name}`.toLowerCase().includes(words)) continue;
    const group = byProject.get(projectId) ?? { projectId, name, savedSearches: [] };
    group.savedSearches.push(savedSearch);
    byProject.set(projectId, group);
  }
  for (const group of byProject.values()) group.savedSearches.sort((a, b) => a.title.localeCompare(b.title));
  return [...byProject.values()].sort(
    (a, b) => Number(a.projectId === null) - Number(b.projectId === null) || a.name.localeCompare(b.name),
  );
}

/** Describes a saved search by its kind and its total matches, e.g. `Boolean · 312 total`. */
export function describeSavedSearch({ searchModel, passage, documentType, projectId, total }: SavedSearch): string {
  if (projectId === null) return alertsTexts.noAlertsWithoutProject;
  const kind = passage
    ? alertsTexts.passage
    : searchModel.searchExtensions.enhancedSearch
      ? 'AI Enhanced'
      : documentType
        ? DOCUMENT_TYPE_LABELS[documentType]
        : searchModel.rawTextSearch.trim() === ''
          ? 'Filters'
          : 'Boolean';
  return `${kind} · ${formatNumber(total)} total`;
}
