import type { RenderCreateProject } from '../../features/document-menus/components/menu-props.ts';
import { lazyComponent } from '../../shared/lazy/lazy-component.tsx';

const CreateProjectDialog = lazyComponent(
  async () => (await import('../../features/projects/dialogs/create-project-dialog.tsx')).CreateProjectDialog,
);

/** Renders the dialog that creates a project for a document to be added to. */
export const renderCreateProject: RenderCreateProject = (dialog) => <CreateProjectDialog {...dialog} />;
