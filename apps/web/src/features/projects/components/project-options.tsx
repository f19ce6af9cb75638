import type { Project } from '@rotunda/contract';
import { useDialogs } from '../../../shared/records/use-dialogs.ts';
import { OptionsMenu, type MenuOption } from '../../../shared/ui/options-menu.tsx';
import { lazyComponent } from '../../../shared/lazy/lazy-component.tsx';
import { projectTexts } from '../model/project-texts.ts';

const EditProjectDialog = lazyComponent(
  async () => (await import('../dialogs/edit-project-dialog.tsx')).EditProjectDialog,
);
const ProjectTagsDialog = lazyComponent(
  async () => (await import('../dialogs/project-tags-dialog.tsx')).ProjectTagsDialog,
);
const DeleteProjectDialog = lazyComponent(
  async () => (await import('../dialogs/delete-project-dialog.tsx')).DeleteProjectDialog,
);
const LeaveProjectDialog = lazyComponent(
  async () => (await import('../dialogs/leave-project-dialog.tsx')).LeaveProjectDialog,
);

export interface ProjectOptionsProps {
  project: Project;
  /** False for a viewer, who can only leave the project. */
  isEditor: boolean;
  /** Called after the project is deleted or the user leaves it. */
  onRemoved?: () => void;
}

/** Menu to edit, tag, leave or delete a project. */
export function ProjectOptions({ project, isEditor, onRemoved = () => {} }: ProjectOptionsProps) {
  const { open, dialog } = useDialogs({
    edit: (close) => <EditProjectDialog project={project} onClose={close} />,
    tag: (close) => <ProjectTagsDialog projects={[project]} onClose={close} />,
    leave: (close) => <LeaveProjectDialog project={project} onClose={close} onLeft={onRemoved} />,
    remove: (close) => <DeleteProjectDialog projects={[project]} onClose={close} onDeleted={onRemoved} />,
  });
  const leave: MenuOption = { label: projectTexts.leave, icon: 'eye-off', onChoose: () => open.leave() };
  const options: MenuOption[] = [
    { label: projectTexts.edit, icon: 'edit', onChoose: () => open.edit() },
    { label: projectTexts.editTags, icon: 'tag', onChoose: () => open.tag() },
    leave,
    { label: projectTexts.delete, icon: 'trash', isDangerous: true, onChoose: () => open.remove() },
  ];
  return (
    <>
      <OptionsMenu label={projectTexts.options(project.name)} groups={[isEditor ? options : [leave]]} />
      {dialog}
    </>
  );
}
