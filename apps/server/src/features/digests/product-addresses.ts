import { UNSUBSCRIBE_PATH } from '@rotunda/contract';

/** The alerts of a project, of one saved search, or with one of them open; named as the page's own address is. */
export function projectAlertsAddress(
  baseUrl: string,
  projectId: string,
  shown: { search?: string; open?: string; in?: string } = {},
): string {
  return `${baseUrl}/projects/${projectId}?${new URLSearchParams({ tab: 'Alerts', ...shown }).toString()}`;
}

/** The documents of a project. */
export function projectDocumentsAddress(baseUrl: string, projectId: string): string {
  return `${baseUrl}/projects/${projectId}?tab=Documents`;
}

/** A publication of a licensed feed. */
export function publicationAddress(baseUrl: string, { category, cqUid }: { category: string; cqUid: string }): string {
  return `${baseUrl}/cq/${category}/${encodeURIComponent(cqUid)}`;
}

/** Where people choose which e-mails they get. */
export function settingsAddress(baseUrl: string): string {
  return `${baseUrl}/account/emails`;
}

/** Asks what to end when it is opened, and ends all such mails when it is posted to (RFC 8058). */
export function unsubscribeAddress(baseUrl: string, secret: string): string {
  return `${baseUrl}${UNSUBSCRIBE_PATH}/${secret}`;
}
