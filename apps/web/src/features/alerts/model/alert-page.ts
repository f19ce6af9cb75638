import type { SearchAlert } from '@rotunda/contract';
import type { AlertsRequest } from './alerts-search.ts';

/** A page as the server answers it. */
export interface AlertAnswer {
  results: SearchAlert[];
  total: number;
  unread: number;
}

/** A page as it is shown: the answer, and what keeps its place while the world goes on. */
export interface AlertPage extends AlertAnswer {
  request: AlertsRequest;
  /** Ids this page has shown, gone ones included: they are never announced as new. */
  known: string[];
  /** Total when the page was last taken over whole, moved along by the person's own changes. */
  baseTotal: number;
  /** Arrived since and held back. */
  newCount: number;
  /** The next answer is taken over whole. */
  isOutdated: boolean;
}

export const toAlertPage = (request: AlertsRequest, answer: AlertAnswer): AlertPage => ({
  ...answer,
  request,
  known: answer.results.map((alert) => alert._id),
  baseTotal: answer.total,
  newCount: 0,
  isOutdated: false,
});

/** Under "unread" and "read" a row whose state the person has just changed stays until the list is opened anew. */
function staysInPlace(alert: SearchAlert, { read, irrelevant }: AlertsRequest): boolean {
  return read !== 'all' && alert.markedRead !== (read === 'true') && alert.markedIrrelevant === irrelevant;
}

function countArrived(shown: AlertPage, fresh: AlertAnswer): number {
  const growth = Math.max(0, fresh.total - shown.baseTotal);
  const { sort, offset } = shown.request;
  // Elsewhere new rows stand on other pages or in between; the growth of the whole tells how many.
  if (sort !== 'discoveryDate_desc' || offset > 0) return growth;
  const known = new Set(shown.known);
  const leading = fresh.results.findIndex((alert) => known.has(alert._id));
  return leading === -1 ? Math.max(fresh.results.length, growth) : leading;
}

/**
 * Takes a new answer into a shown page. Rows the person looks at keep their place and take over changes of others; rows
 * that have arrived on top are counted, not shown; without arrivals the answer replaces the page.
 */
export function mergeAlertPage(shown: AlertPage, fresh: AlertAnswer): AlertPage {
  if (shown.isOutdated || shown.results.length === 0) return toAlertPage(shown.request, fresh);
  const newCount = countArrived(shown, fresh);
  const freshById = new Map(fresh.results.map((alert) => [alert._id, alert]));
  if (newCount > 0) {
    const results = shown.results.map((alert) => freshById.get(alert._id) ?? alert);
    return { ...shown, results, total: fresh.total, unread: fresh.unread, newCount };
  }
  const stays = shown.results.filter((alert) => freshById.has(alert._id) || staysInPlace(alert, shown.request));
  const staying = new Set(stays.map((alert) => alert._id));
  const isReordered = stays.every((alert) => freshById.has(alert._id));
  const results = isReordered
    ? fresh.results
    : [
        ...stays.map((alert) => freshById.get(alert._id) ?? alert),
        ...fresh.results.filter((alert) => !staying.has(alert._id)),
      ];
  const page = toAlertPage(shown.request, fresh);
  return { ...page, results, known: [...new Set([...shown.known, ...page.known])] };
}
