import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { SearchAlert } from '@rotunda/contract';
import { useRef, useState } from 'react';
import { Icon } from '../../../shared/ui/icon.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import type { AlertActions } from '../api/use-alert-actions.ts';
import { DeleteAlertsDialog } from '../dialogs/delete-alerts-dialog.tsx';
import { alertsTexts } from '../model/alerts-texts.ts';
import { ProjectMenu } from './project-menu.tsx';

export interface AlertOptionsProps {
  alerts: readonly SearchAlert[];
  actions: AlertActions;
  /** Told after a move or a deletion. */
  onDone?: () => void;
}

/** The menu "Options": move to another project, delete. */
export function AlertOptions({ alerts, actions, onDone }: AlertOptionsProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [shown, setShown] = useState<'menu' | 'move' | 'delete' | null>(null);
  const close = () => setShown(null);
  return (
    <>
      <IconButton
        ref={button}
        icon="more"
        label={alertsTexts.options}
        size="small"
        hasPopup="menu"
        isExpanded={shown === 'menu'}
        onClick={() => setShown('menu')}
      />
      <Menu
        open={shown === 'menu'}
        anchorEl={() => button.current}
        onClose={close}
        slotProps={{ list: { 'aria-label': alertsTexts.options } }}
      >
        <MenuItem onClick={() => setShown('move')}>
          <Icon name="folder" />
          {alertsTexts.moveTo}
        </MenuItem>
        <MenuItem onClick={() => setShown('delete')} sx={{ color: 'token.failed' }}>
          <Icon name="trash" />
          {alertsTexts.delete}
        </MenuItem>
      </Menu>
      {shown === 'move' ? (
        <ProjectMenu
          anchor={() => button.current}
          hiddenIds={alerts.length === 1 ? alerts.map((alert) => alert.projectId) : []}
          onClose={close}
          onChoose={(project) => {
            close();
            void actions.move(alerts, project).then(() => onDone?.());
          }}
        />
      ) : null}
      {shown === 'delete' ? (
        <DeleteAlertsDialog
          count={alerts.length}
          onClose={close}
          onDelete={async () => {
            const isDone = await actions.remove(alerts);
            if (isDone) onDone?.();
          }}
        />
      ) : null}
    </>
  );
}
