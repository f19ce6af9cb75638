import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { Project } from '@rotunda/contract';
import { useRef, useState } from 'react';
import { Icon } from '../../../shared/ui/icon.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { DeleteProjectDialog } from '../dialogs/delete-project-dialog.tsx';
import { EditProjectDialog } from '../dialogs/edit-project-dialog.tsx';
import { LeaveProjectDialog } from '../dialogs/leave-project-dialog.tsx';
import { ProjectTagsDialog } from '../dialogs/project-tags-dialog.tsx';
import { projectTexts } from '../model/project-texts.ts';

export interface ProjectOptionsProps {
  project: Project;
  /** A viewer may only leave. */
  isEditor: boolean;
  /** Deleted, or left by the person. */
  onGone?: () => void;
}

/** Edit, tag, leave and delete, behind the three dots. */
export function ProjectOptions({ project, isEditor, onGone }: ProjectOptionsProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [shown, setShown] = useState<'menu' | 'edit' | 'tags' | 'leave' | 'delete' | null>(null);
  const close = () => setShown(null);
  return (
    <>
      <IconButton
        ref={button}
        icon="more"
        label={`Options of ${project.name}`}
        hasPopup="menu"
        isExpanded={shown === 'menu'}
        onClick={() => setShown('menu')}
      />
      <Menu
        open={shown === 'menu'}
        anchorEl={() => button.current}
        onClose={close}
        slotProps={{ list: { 'aria-label': `Options of ${project.name}` } }}
      >
        {isEditor ? (
          <MenuItem onClick={() => setShown('edit')}>
            <Icon name="edit" />
            {projectTexts.edit}
          </MenuItem>
        ) : null}
        {isEditor ? (
          <MenuItem onClick={() => setShown('tags')}>
            <Icon name="tag" />
            {projectTexts.editTags}
          </MenuItem>
        ) : null}
        <MenuItem onClick={() => setShown('leave')}>
          <Icon name="eye-off" />
          {projectTexts.leave}
        </MenuItem>
        {isEditor ? (
          <MenuItem onClick={() => setShown('delete')} sx={{ color: 'token.failed' }}>
            <Icon name="trash" />
            {projectTexts.delete}
          </MenuItem>
        ) : null}
      </Menu>
      {shown === 'edit' ? <EditProjectDialog project={project} onClose={close} /> : null}
      {shown === 'tags' ? <ProjectTagsDialog projects={[project]} onClose={close} /> : null}
      {shown === 'delete' ? (
        <DeleteProjectDialog projects={[project]} onClose={close} onDeleted={() => onGone?.()} />
      ) : null}
      {shown === 'leave' ? <LeaveProjectDialog project={project} onClose={close} onLeft={() => onGone?.()} /> : null}
    </>
  );
}
