import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../shared/api/api-context.tsx';
import type { AlertPage } from '../model/alert-page.ts';
import type { AlertsRequest } from '../model/alerts-search.ts';

export interface ScopeCounts {
  unread: number;
  total: number;
}

/**
 * Returns "n unread of m" for the rail's selection, whichever segment is shown. Null for a filter by document type
 * within a segment, where only the list of all alerts has the counts.
 */
export function useScopeCounts(request: AlertsRequest, page: AlertPage | undefined): ScopeCounts | null {
  const { queries } = useApi();
  const counts = useQuery(queries.alerts.getCounts.queryOptions());
  const isUnfiltered = request.read === 'all' && !request.irrelevant;
  if (isUnfiltered && page) return { unread: page.unread, total: page.total };
  if (!counts.data || request.documentTypes.length > 0) return null;
  const [savedSearchId] = request.savedSearchIds;
  if (savedSearchId !== undefined) {
    return counts.data.savedSearches.find((one) => one.savedSearchId === savedSearchId) ?? null;
  }
  const projects = counts.data.projects.filter(
    (project) => request.projectIds.length === 0 || request.projectIds.includes(project.projectId),
  );
  return {
    unread: projects.reduce((sum, project) => sum + project.unread, 0),
    total: projects.reduce((sum, project) => sum + project.total, 0),
  };
}
