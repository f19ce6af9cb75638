import type { SearchAlert } from '@rotunda/contract';
import type { AlertsRequest } from './alerts-search.ts';

/** A page as the server returns it. */
export interface AlertAnswer {
  results: SearchAlert[];
  total: number;
  unread: number;
}

/** A page as shown: the response, and what is needed to keep its rows in place while data changes. */
export interface AlertPage extends AlertAnswer {
  request: AlertsRequest;
  /** Ids of alerts this page has shown, including removed ones, which are never announced as new. */
  known: string[];
  /** Total when the page was last replaced in full, adjusted by the user's own changes. */
  baseTotal: number;
  /** Number of alerts that arrived since and are held back. */
  newCount: number;
  /** The next response replaces the page in full. */
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

/**
 * Whether a row stays until the list is reopened because the user has just changed its state under "unread" or "read".
 */
function staysInPlace(alert: SearchAlert, { read, irrelevant }: AlertsRequest): boolean {
  return read !== 'all' && alert.markedRead !== (read === 'true') && alert.markedIrrelevant === irrelevant;
}

function countArrived(shown: AlertPage, fresh: AlertAnswer): number {
  const growth = Math.max(0, fresh.total - shown.baseTotal);
  const { sort, offset } = shown.request;
  // On other pages or in other orders, new rows land elsewhere, so the growth of the total is their number.
  if (sort !== 'discoveryDate_desc' || offset > 0) return growth;
  const known = new Set(shown.known);
  const leading = fresh.results.findIndex((alert) => known.has(alert._id));
  return leading === -1 ? Math.max(fresh.results.length, growth) : leading;
}

/**
 * Merges a new response into the shown page. If alerts have arrived, the rows keep their places and pick up changes by
 * others, and the new alerts are only counted. Otherwise the response replaces the page.
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
