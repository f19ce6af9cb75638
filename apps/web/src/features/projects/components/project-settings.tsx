import Button from '@mui/material/Button';
import type { Project } from '@rotunda/contract';
import type { ReactNode } from 'react';
import { lazyComponent } from '../../../shared/lazy/lazy-component.tsx';
import { useDialogs } from '../../../shared/records/use-dialogs.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { PageColumn } from '../../../shared/ui/page-column.tsx';
import { SectionCard } from '../../../shared/ui/section-card.tsx';
import { Row } from '../../../shared/ui/stack.tsx';
import { ScrollPane } from '../../../shared/ui/work-area.tsx';
import { projectTexts } from '../model/project-texts.ts';
import { ProjectDetailsForm } from './project-details-form.tsx';

const DeleteProjectDialog = lazyComponent(
  async () => (await import('../dialogs/delete-project-dialog.tsx')).DeleteProjectDialog,
);
const LeaveProjectDialog = lazyComponent(
  async () => (await import('../dialogs/leave-project-dialog.tsx')).LeaveProjectDialog,
);

export interface ProjectSettingsProps {
  project: Project;
  isEditor: boolean;
  /** Called after the project is deleted or the user leaves it. */
  onRemoved: () => void;
  /** Settings of the project that come from other features. */
  children: ReactNode;
}

/** Settings page of a project: its details, its collaborators, and the options to leave or delete it. */
export function ProjectSettings({ project, isEditor, onRemoved, children }: ProjectSettingsProps) {
  const { open, dialog } = useDialogs({
    leave: (close) => <LeaveProjectDialog project={project} onClose={close} onLeft={onRemoved} />,
    remove: (close) => <DeleteProjectDialog projects={[project]} onClose={close} onDeleted={onRemoved} />,
  });
  return (
    <ScrollPane>
      <PageColumn sx={{ maxWidth: 760 }}>
        <ProjectDetailsForm project={project} isEditor={isEditor} />
        {children}
        <SectionCard title={projectTexts.danger}>
          <Row isWrapped>
            <Button variant="outlined" startIcon={<Icon name="eye-off" />} onClick={() => open.leave()}>
              {projectTexts.leave}
            </Button>
            {isEditor ? (
              <Button variant="outlined" color="error" startIcon={<Icon name="trash" />} onClick={() => open.remove()}>
                {projectTexts.delete}
              </Button>
            ) : null}
          </Row>
        </SectionCard>
      </PageColumn>
      {dialog}
    </ScrollPane>
  );
}
