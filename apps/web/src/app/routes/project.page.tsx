import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { AlertsWorkspace } from '../../features/alerts/components/alerts-workspace.tsx';
import { changeAlertsSearch, type AlertsSearchChanges } from '../../features/alerts/model/alerts-search.ts';
import { ProjectHeader } from '../../features/projects/components/project-header.tsx';
import { toApiFault } from '../../shared/api/api-fault.ts';
import { useApi } from '../../shared/api/api-context.tsx';
import { canEdit, useSession } from '../../shared/api/session.tsx';
import { usePageTitle } from '../../shared/navigation/use-page-title.ts';
import { texts } from '../../shared/texts/texts.ts';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { SkeletonText } from '../../shared/ui/skeleton-rows.tsx';
import { NotFoundPage } from '../shell/not-found-page.tsx';
import { AlertFlyout } from './alerts-flyout.tsx';
import { useSavedSearchSettings } from './alerts-settings.tsx';

const route = getRouteApi('/signed-in/projects/$projectId');

export default function ProjectPage() {
  const { projectId } = route.useParams();
  const { tab, ...search } = route.useSearch();
  const navigate = route.useNavigate();
  const { queries } = useApi();
  const isEditor = canEdit(useSession());
  const project = useQuery(queries.projects.get.queryOptions({ input: { id: projectId } }));
  usePageTitle(project.data?.name ?? null);
  const change = (changes: AlertsSearchChanges, replace = false) => {
    void navigate({
      search: () => {
        const { project: _scope, ...rest } = changeAlertsSearch(search, changes);
        return { tab, ...rest };
      },
      replace,
    });
  };
  const settings = useSavedSearchSettings(() => change({ search: null }));
  if (project.isError) {
    // An address that is no id at all names a project as little as one that is gone.
    if (['NOT_FOUND', 'VALIDATION'].includes(toApiFault(project.error).code)) return <NotFoundPage />;
    return (
      <div style={{ padding: 24, maxWidth: 640 }}>
        <ErrorState error={project.error} onRetry={() => void project.refetch()} />
      </div>
    );
  }
  if (!project.data) return <SkeletonText lines={10} />;
  return (
    <>
      <ProjectHeader
        project={project.data}
        onAddSavedSearch={isEditor ? settings.add : null}
        onDeleted={() => void navigate({ to: '/projects', search: {} })}
      />
      <AlertsWorkspace
        title={texts.nav.alerts}
        search={search}
        onSearchChange={(changes, options) => change(changes, options?.replace)}
        scope={projectId}
        onAddSavedSearch={settings.add}
        onEditSavedSearch={settings.edit}
        renderFlyout={(flyout) => <AlertFlyout {...flyout} />}
      />
      {settings.dialog}
    </>
  );
}
