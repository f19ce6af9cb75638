import type { RenderCreateProject } from '../../features/document-menus/components/menu-props.ts';
import { late } from '../../shared/late/late.tsx';

const CreateProjectDialog = late(
  async () => (await import('../../features/projects/dialogs/create-project-dialog.tsx')).CreateProjectDialog,
);

/** The dialog that makes the project a document is added to. */
export const renderCreateProject: RenderCreateProject = (dialog) => <CreateProjectDialog {...dialog} />;
