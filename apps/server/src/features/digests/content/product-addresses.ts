import { UNSUBSCRIBE_PATH } from '@rotunda/contract';

/**
 * Links to the alerts of a project, of one saved search, or to one open alert, with the page's own query parameters.
 */
export function projectAlertsAddress(
  baseUrl: string,
  projectId: string,
  shown: { search?: string; open?: string; in?: string } = {},
): string {
  return `${baseUrl}/projects/${projectId}?${new URLSearchParams({ tab: 'Alerts', ...shown }).toString()}`;
}

/** Links to the documents of a project. */
export function projectDocumentsAddress(baseUrl: string, projectId: string): string {
  return `${baseUrl}/projects/${projectId}?tab=Documents`;
}

/** Links to a publication of a licensed feed. */
export function publicationAddress(baseUrl: string, { category, cqUid }: { category: string; cqUid: string }): string {
  return `${baseUrl}/cq/${category}/${encodeURIComponent(cqUid)}`;
}

/** Links to the page where users choose their emails. */
export function settingsAddress(baseUrl: string): string {
  return `${baseUrl}/account/emails`;
}

/** Opening the link asks what to end; a POST to it unsubscribes from all such emails (RFC 8058). */
export function unsubscribeAddress(baseUrl: string, secret: string): string {
  return `${baseUrl}${UNSUBSCRIBE_PATH}/${secret}`;
}
