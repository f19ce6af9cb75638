import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { Project } from '@rotunda/contract';
import { Dashboard } from '../../features/dashboard/components/dashboard.tsx';
import { ProjectHeader } from '../../features/projects/components/project-header.tsx';
import { toApiError } from '../../shared/api/api-error.ts';
import { useApi } from '../../shared/api/api-context.tsx';
import { canEdit, useSession } from '../../shared/api/session.tsx';
import { useRememberProject } from '../../shared/last-project/last-project.ts';
import { usePageTitle } from '../../shared/navigation/use-page-title.ts';
import { texts } from '../../shared/texts/texts.ts';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { lazyComponent } from '../../shared/lazy/lazy-component.tsx';
import { SkeletonText } from '../../shared/ui/skeleton-text.tsx';
import { ScrollPane } from '../../shared/ui/work-area.tsx';
import { NotFoundPage } from '../shell/not-found-page.tsx';
import { type SavedSearchSettings, useSavedSearchSettings } from './alerts-settings.tsx';

const ProjectDocuments = lazyComponent(async () => (await import('./project-documents.tab.tsx')).ProjectDocuments);
const ProjectAlerts = lazyComponent(async () => (await import('./project-alerts.tab.tsx')).ProjectAlerts);
const ProjectActions = lazyComponent(async () => (await import('./project-actions.tab.tsx')).ProjectActions);
const ProjectAttachments = lazyComponent(
  async () => (await import('./project-attachments.tab.tsx')).ProjectAttachments,
);
const ProjectWorkflows = lazyComponent(async () => (await import('./project-workflows.tab.tsx')).ProjectWorkflows);
const ProjectSettings = lazyComponent(async () => (await import('./project-settings.tab.tsx')).ProjectSettings);

const LOADING = <SkeletonText lines={10} />;
const route = getRouteApi('/signed-in/projects/$projectId');

export default function ProjectPage() {
  const { projectId } = route.useParams();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { queries } = useApi();
  const isEditor = canEdit(useSession());
  const project = useQuery(queries.projects.get.queryOptions({ input: { id: projectId } }));
  // A malformed id identifies no project either, so it shows the same page as a deleted one.
  const isMissing = project.isError && ['NOT_FOUND', 'VALIDATION'].includes(toApiError(project.error).code);
  const { notFoundTitle, pageFailedTitle } = texts.states;
  usePageTitle(isMissing ? notFoundTitle : project.isError ? pageFailedTitle : (project.data?.name ?? null));
  useRememberProject(project.data ? projectId : null);
  const leave = () => void navigate({ to: '/projects', search: {} });
  const settings = useSavedSearchSettings(() => {
    // The list was limited to the saved search that was deleted.
    if (search.tab === 'Alerts') void navigate({ search: { tab: 'Alerts' } });
  });
  if (isMissing) return <NotFoundPage />;
  if (project.isError) {
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
        tab={search.tab}
        onTabChange={(tab) => void navigate({ search: { tab } })}
        onAddSavedSearch={isEditor ? settings.add : null}
        onRemoved={leave}
      />
      <ProjectTab key={projectId} project={project.data} settings={settings} onRemoved={leave} />
      {settings.dialog}
    </>
  );
}

interface ProjectTabProps {
  project: Project;
  settings: SavedSearchSettings;
  /** Called when the project is deleted or the user leaves it. */
  onRemoved: () => void;
}

/** Renders the project tab that the address names. Each tab keeps in the address what a link should restore. */
function ProjectTab({ project, settings, onRemoved }: ProjectTabProps) {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const isEditor = canEdit(useSession());
  const projectId = project._id;
  switch (search.tab) {
    case 'Dashboard':
      return (
        <ScrollPane>
          <Dashboard projectId={projectId} />
        </ScrollPane>
      );
    case 'Documents':
      return (
        <ProjectDocuments
          fallback={LOADING}
          projectId={projectId}
          search={search}
          onSearchChange={(next, replace = false) => void navigate({ search: { ...next, tab: 'Documents' }, replace })}
        />
      );
    case 'Alerts':
      return (
        <ProjectAlerts
          fallback={LOADING}
          projectId={projectId}
          search={search}
          settings={settings}
          onSearchChange={({ project: _scope, ...rest }, replace) =>
            void navigate({ search: { ...rest, tab: 'Alerts' }, replace })
          }
        />
      );
    case 'Actions':
      return (
        <ProjectActions
          fallback={LOADING}
          projectId={projectId}
          search={search}
          onSearchChange={(next, replace) => void navigate({ search: { ...next, tab: 'Actions' }, replace })}
        />
      );
    case 'Attachments':
      return (
        <ProjectAttachments
          fallback={LOADING}
          projectId={projectId}
          search={search}
          onSearchChange={(next, replace) => void navigate({ search: { ...next, tab: 'Attachments' }, replace })}
        />
      );
    case 'Workflows':
      return (
        <ProjectWorkflows
          fallback={LOADING}
          project={project}
          isEditor={isEditor}
          search={search}
          onSearchChange={(next, replace = false) => void navigate({ search: { ...next, tab: 'Workflows' }, replace })}
        />
      );
    case 'Settings':
      return <ProjectSettings fallback={LOADING} project={project} isEditor={isEditor} onRemoved={onRemoved} />;
  }
}
