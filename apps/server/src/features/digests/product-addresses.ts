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
