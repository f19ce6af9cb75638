import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { Project } from '@rotunda/contract';
import { useDialogs } from '../../../shared/records/use-dialogs.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { ScrollPane } from '../../../shared/ui/work-area.tsx';
import { DeleteProjectDialog } from '../dialogs/delete-project-dialog.tsx';
import { LeaveProjectDialog } from '../dialogs/leave-project-dialog.tsx';
import { projectTexts } from '../model/project-texts.ts';
import { ProjectDetailsForm } from './project-details-form.tsx';

const Root = styled('div')(({ theme }) => ({
  width: '100%',
  maxWidth: 760,
  margin: '0 auto',
  padding: 24,
  display: 'grid',
  gap: 16,
  fontSize: 13,
  lineHeight: '20px',
  '& section': {
    display: 'grid',
    gap: 14,
    padding: 20,
    border: `1px solid ${theme.vars.palette.token.border}`,
    borderRadius: 6,
    backgroundColor: theme.vars.palette.token.surface,
  },
  '& h2': { fontSize: 15, lineHeight: '24px', fontWeight: 600 },
  '& .hint': { color: theme.vars.palette.token.ink2 },
  '& .buttons': { display: 'flex', gap: 8, flexWrap: 'wrap' },
  [theme.breakpoints.down('sm')]: { padding: 16, '& section': { padding: 16 } },
}));

export interface ProjectSettingsProps {
  project: Project;
  isEditor: boolean;
  /** Deleted, or left by the person. */
  onGone: () => void;
}

/** What a project is called and who works on it, and the ways out. */
export function ProjectSettings({ project, isEditor, onGone }: ProjectSettingsProps) {
  const { open, dialog } = useDialogs({
    leave: (close) => <LeaveProjectDialog project={project} onClose={close} onLeft={onGone} />,
    remove: (close) => <DeleteProjectDialog projects={[project]} onClose={close} onDeleted={onGone} />,
  });
  return (
    <ScrollPane>
      <Root>
        <ProjectDetailsForm project={project} isEditor={isEditor} />
        <section aria-label={projectTexts.danger}>
          <h2>{projectTexts.danger}</h2>
          <div className="buttons">
            <Button variant="outlined" startIcon={<Icon name="eye-off" />} onClick={() => open.leave()}>
              {projectTexts.leave}
            </Button>
            {isEditor ? (
              <Button variant="outlined" color="error" startIcon={<Icon name="trash" />} onClick={() => open.remove()}>
                {projectTexts.delete}
              </Button>
            ) : null}
          </div>
        </section>
      </Root>
      {dialog}
    </ScrollPane>
  );
}
