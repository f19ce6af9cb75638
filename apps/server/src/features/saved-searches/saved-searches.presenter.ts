import {
  type FollowedPassage,
  followedPassageSchema,
  type SavedSearch,
  searchedText,
  searchModelSchema,
} from '@rotunda/contract';
import { cleanName, DOCUMENT_TYPES } from '@rotunda/domain';
import { findCutPosition } from '../../platform/find-cut-position.ts';
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

/** Most characters of a passage quoted in a line. */
const QUOTED = 80;

/** Returns `“The Administrator shall establish a program…” of US HR 1`. */
export function describePassage({ text, source }: FollowedPassage, max = QUOTED): string {
  return `“${shorten(cleanName(text.replaceAll(/\s+/g, ' ')), max)}” of ${source}`;
}

/** Shortens a text to at most `max` characters, with an ellipsis for the rest. */
export function shorten(text: string, max: number): string {
  return text.length <= max ? text : `${text.slice(0, findCutPosition(text, max - 1))}…`;
}
