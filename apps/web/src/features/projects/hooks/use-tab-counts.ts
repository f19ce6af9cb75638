import { useQuery } from '@tanstack/react-query';
import type { Project } from '@rotunda/contract';
import { useApi } from '../../../shared/api/api-context.tsx';
import { useFlag } from '../../../shared/api/session.tsx';
import type { ProjectTab } from '../model/project-tabs.ts';

/** Counts the contents of a project's tabs. Counts not loaded yet are undefined. */
export function useTabCounts(project: Project): { readonly [Tab in ProjectTab]?: number | undefined } {
  const { queries } = useApi();
  const input = { projectId: project._id, limit: 1 };
  const documents = useQuery(queries.dashboards.summarizeProjects.queryOptions({ input }));
  const actions = useQuery(
    queries.actions.find.queryOptions({ input: { limit: 1, filters: { projects: [project._id] } } }),
  );
  const attachments = useQuery({
    ...queries.attachments.find.queryOptions({ input: { limit: 1, filters: { projectIds: [project._id] } } }),
    enabled: useFlag('attachments'),
  });
  return {
    Documents: documents.data?.results[0]?.documents,
    Alerts: project.total,
    Actions: actions.data?.total,
    Attachments: attachments.data?.totalCount,
    Workflows: documents.data?.results[0]?.cards,
  };
}
