import { followedPassageSchema, type SavedSearch, searchedText, searchModelSchema } from '@rotunda/contract';
import { DOCUMENT_TYPES } from '@rotunda/domain';
import type { StoredSavedSearch } from './saved-searches.repository.ts';

export function presentSavedSearch(
  stored: StoredSavedSearch,
  derived: { explanation: string; perWeek: number[] },
): SavedSearch {
  const searchModel = searchModelSchema.parse(stored.searchModel);
  return {
    _id: stored.savedSearchId,
    version: stored.version,
    fnId: stored.savedSearchId,
    title: stored.title,
    projectId: stored.projectId,
    projectName: stored.projectName,
    documentType: DOCUMENT_TYPES.find((type) => type === stored.documentType) ?? null,
    // Presents one text to show and edit, whichever of its field names it was saved under.
    searchModel: { ...searchModel, rawTextSearch: searchedText(searchModel) },
    passage: followedPassageSchema.nullable().parse(stored.passage),
    explanation: derived.explanation,
    emailAlerts: stored.emailAlerts,
    brokenReason: stored.brokenReason,
    createdBy: stored.createdBy,
    createdByName: stored.createdByName,
    createdAtTs: stored.createdTs,
    updatedAtTs: stored.updatedTs,
    total: stored.total,
    unread: stored.unread,
    perWeek: derived.perWeek,
  };
}
