import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { ProjectList } from '../../features/projects/components/project-list.tsx';
import { CreateProjectDialog } from '../../features/projects/dialogs/create-project-dialog.tsx';
import { usePageTitle } from '../../shared/navigation/use-page-title.ts';
import { texts } from '../../shared/texts/texts.ts';

const route = getRouteApi('/signed-in/projects');

export default function ProjectsPage() {
  usePageTitle(texts.nav.projects);
  const { name = '' } = route.useSearch();
  const navigate = route.useNavigate();
  const [isAdding, setIsAdding] = useState(false);
  return (
    <>
      <ProjectList
        name={name}
        onNameChange={(next) => void navigate({ search: next === '' ? {} : { name: next }, replace: true })}
        onAdd={() => setIsAdding(true)}
      />
      {isAdding ? (
        <CreateProjectDialog
          onClose={() => setIsAdding(false)}
          onCreated={({ _id }) =>
            void navigate({ to: '/projects/$projectId', params: { projectId: _id }, search: { tab: 'Alerts' } })
          }
        />
      ) : null}
    </>
  );
}
