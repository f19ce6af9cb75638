import type { SearchAlert } from '@rotunda/contract';
import type { AlertPage } from './alert-page.ts';

/** A user's change to alerts, as the cache and the counts apply it. */
export type AlertChange =
  | { kind: 'read'; value: boolean }
  | { kind: 'irrelevant'; value: boolean }
  | { kind: 'delete' }
  | { kind: 'move'; toProjectId: string; toProjectName: string };

/** Returns the alert after the change; null if it was deleted. */
export function changeAlert(alert: SearchAlert, change: AlertChange): SearchAlert | null {
  switch (change.kind) {
    case 'read':
      return alert.markedRead === change.value ? alert : { ...alert, markedRead: change.value };
    case 'irrelevant':
      return alert.markedIrrelevant === change.value ? alert : { ...alert, markedIrrelevant: change.value };
    case 'delete':
      return null;
    case 'move':
      return { ...alert, projectId: change.toProjectId, projectName: change.toProjectName };
  }
}

const isInList = (alert: SearchAlert, { request }: AlertPage): boolean =>
  alert.markedIrrelevant === request.irrelevant &&
  (request.projectIds.length === 0 || request.projectIds.includes(alert.projectId));

const isCounted = (alert: SearchAlert, { request }: AlertPage): boolean =>
  request.read === 'all' || alert.markedRead === (request.read === 'true');

/**
 * Returns the page after the change, with its counts. A row that has left the list is removed immediately. A row whose
 * read state no longer fits "unread" or "read" leaves the counts but keeps its place, because the user is still looking
 * at it.
 */
export function changeAlertPage(page: AlertPage, ids: ReadonlySet<string>, change: AlertChange): AlertPage {
  let { total, unread } = page;
  let isChanged = false;
  const results = page.results.flatMap((before) => {
    if (!ids.has(before._id)) return [before];
    const after = changeAlert(before, change);
    if (after === before) return [before];
    isChanged = true;
    const isIn = after !== null && isInList(after, page);
    total += Number(isIn && isCounted(after, page)) - Number(isCounted(before, page));
    unread += Number(isIn && isCounted(after, page) && !after.markedRead);
    unread -= Number(isCounted(before, page) && !before.markedRead);
    return isIn ? [after] : [];
  });
  if (!isChanged) return page;
  return { ...page, results, total, unread, baseTotal: page.baseTotal + total - page.total };
}

/** Count differences caused by a change, by id. */
export interface CountChanges {
  projects: Map<string, { total: number; unread: number; irrelevant: number }>;
  savedSearches: Map<string, { total: number; unread: number }>;
  unread: number;
}

interface Weight {
  total: number;
  unread: number;
  irrelevant: number;
}

/** Returns what one alert adds to the counts. Irrelevant alerts count only as irrelevant. */
const getWeight = (alert: SearchAlert | null): Weight => ({
  total: Number(alert !== null && !alert.markedIrrelevant),
  unread: Number(alert !== null && !alert.markedIrrelevant && !alert.markedRead),
  irrelevant: Number(alert !== null && alert.markedIrrelevant),
});

function add(counts: CountChanges, alert: SearchAlert | null, sign: 1 | -1): void {
  if (alert === null) return;
  const weight = getWeight(alert);
  const project = counts.projects.get(alert.projectId) ?? { total: 0, unread: 0, irrelevant: 0 };
  counts.projects.set(alert.projectId, {
    total: project.total + sign * weight.total,
    unread: project.unread + sign * weight.unread,
    irrelevant: project.irrelevant + sign * weight.irrelevant,
  });
  for (const savedSearchId of alert.savedSearchIds) {
    const search = counts.savedSearches.get(savedSearchId) ?? { total: 0, unread: 0 };
    counts.savedSearches.set(savedSearchId, {
      total: search.total + sign * weight.total,
      unread: search.unread + sign * weight.unread,
    });
  }
  counts.unread += sign * weight.unread;
}

/** Returns how the change affects the counts of projects, saved searches and the badge (ALR-03). */
export function countChangesOf(alerts: readonly SearchAlert[], change: AlertChange): CountChanges {
  const counts: CountChanges = { projects: new Map(), savedSearches: new Map(), unread: 0 };
  for (const before of alerts) {
    add(counts, before, -1);
    add(counts, changeAlert(before, change), 1);
  }
  return counts;
}
