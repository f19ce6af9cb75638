import { groupBy } from '../../../platform/group-by.ts';
import type { FoundAlert } from '../alert-digest.repository.ts';

/** Documents found by a saved search, of which an email shows some. */
export interface ChosenSearch {
  savedSearchId: string;
  title: string;
  /** Best first. */
  shown: ChosenDocument[];
  /** Number of documents not shown. */
  more: number;
}

export interface ChosenDocument {
  documentId: number;
  documentVersion: number;
  /** Alert in the project where the document is shown. */
  searchAlertId: string;
  /** Other saved searches that found the document. */
  alsoFoundBy: { title: string; projectId: string }[];
}

export interface ChosenProject {
  projectId: string;
  searches: ChosenSearch[];
}

export interface ChosenAlerts {
  /** Number of documents. */
  total: number;
  projects: ChosenProject[];
}

/**
 * Assigns each document to the first project and saved search that found it and limits how many are shown. The searches
 * take turns with their best documents, so that a broad one does not crowd out the others.
 *
 * @param projectIds in display order
 */
export function chooseAlerts(found: readonly FoundAlert[], projectIds: readonly string[], max: number): ChosenAlerts {
  const placeByProject = new Map(projectIds.map((projectId, place) => [projectId, place]));
  const ordered = found
    .filter(({ projectId }) => placeByProject.has(projectId))
    .toSorted(
      (a, b) =>
        (placeByProject.get(a.projectId) ?? 0) - (placeByProject.get(b.projectId) ?? 0) ||
        a.title.localeCompare(b.title, 'en') ||
        a.savedSearchId.localeCompare(b.savedSearchId),
    );
  const byDocument = groupBy(ordered, ({ documentId }) => documentId);
  const firsts = [...byDocument.values()].flatMap(([first]) => first ?? []);
  const bySearch = [...groupBy(firsts, ({ savedSearchId }) => savedSearchId).values()].map((own) =>
    own.toSorted((a, b) => b.relevancy - a.relevancy || b.documentId - a.documentId),
  );
  const taken = allocateRoundRobin(
    bySearch.map((own) => own.length),
    max,
  );
  const searches = bySearch.flatMap((own, index) => {
    const [first] = own;
    const count = taken[index] ?? 0;
    if (first === undefined) return [];
    const shown = own.slice(0, count).map((alert) => chosenDocument(alert, byDocument.get(alert.documentId) ?? []));
    const { projectId, savedSearchId, title } = first;
    return [{ projectId, search: { savedSearchId, title, shown, more: own.length - count } }];
  });
  const byProject = groupBy(searches, ({ projectId }) => projectId);
  return {
    total: byDocument.size,
    projects: projectIds.flatMap((projectId) => {
      const own = byProject.get(projectId);
      return own === undefined ? [] : [{ projectId, searches: own.map(({ search }) => search) }];
    }),
  };
}

function chosenDocument(alert: FoundAlert, all: readonly FoundAlert[]): ChosenDocument {
  const { documentId, documentVersion, searchAlertId, savedSearchId } = alert;
  const others = all.filter((other) => other.savedSearchId !== savedSearchId);
  return {
    documentId,
    documentVersion,
    searchAlertId,
    alsoFoundBy: others.map(({ title, projectId }) => ({
      title,
      projectId,
    })),
  };
}

/** Returns how many of each size are taken when they take turns, one at a time, up to a total of `max`. */
function allocateRoundRobin(sizes: readonly number[], max: number): number[] {
  const taken = sizes.map(() => 0);
  let left = Math.min(
    max,
    sizes.reduce((sum, size) => sum + size, 0),
  );
  for (let round = 0; left > 0; round += 1) {
    for (const [index, size] of sizes.entries()) {
      if (size <= round || left === 0) continue;
      taken[index] = round + 1;
      left -= 1;
    }
  }
  return taken;
}
