import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ProjectList } from '../../features/projects/components/project-list.tsx';
import { usePageTitle } from '../../shared/navigation/use-page-title.ts';
import { texts } from '../../shared/texts/texts.ts';
import { lazyComponent } from '../../shared/lazy/lazy-component.tsx';
import { changeProjectsSearch } from './projects-search.ts';

const CreateProjectDialog = lazyComponent(
  async () => (await import('../../features/projects/dialogs/create-project-dialog.tsx')).CreateProjectDialog,
);

const route = getRouteApi('/signed-in/projects');

export default function ProjectsPage() {
  usePageTitle(texts.nav.projects);
  const { name = '', priority = null } = route.useSearch();
  const navigate = route.useNavigate();
  const [isAdding, setIsAdding] = useState(false);
  const [createdId, setCreatedId] = useState<string | null>(null);
  useEffect(() => {
    // Navigate after the form has unmounted: its values are saved by now but would still block leaving the page.
    if (createdId === null) return;
    void navigate({ to: '/projects/$projectId', params: { projectId: createdId }, search: { tab: 'Dashboard' } });
  }, [createdId, navigate]);
  return (
    <>
      <ProjectList
        name={name}
        onNameChange={(next) =>
          void navigate({ search: (before) => changeProjectsSearch(before, { name: next }), replace: true })
        }
        priority={priority}
        onPriorityChange={(next) =>
          void navigate({ search: (before) => changeProjectsSearch(before, { priority: next }), replace: true })
        }
        onReset={() => void navigate({ search: {}, replace: true })}
        onAdd={() => setIsAdding(true)}
      />
      {isAdding ? (
        <CreateProjectDialog
          onClose={() => setIsAdding(false)}
          onCreated={({ _id }) => {
            setIsAdding(false);
            setCreatedId(_id);
          }}
        />
      ) : null}
    </>
  );
}
