import type { SearchAlert } from '@rotunda/contract';
import { useRef, useState } from 'react';
import { OptionsMenu } from '../../../shared/ui/options-menu.tsx';
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
  const [shown, setShown] = useState<'move' | 'delete' | null>(null);
  const close = () => setShown(null);
  return (
    <>
      <OptionsMenu
        buttonRef={button}
        label={alertsTexts.options}
        groups={[
          [
            { label: alertsTexts.moveTo, icon: 'folder', onChoose: () => setShown('move') },
            { label: alertsTexts.delete, icon: 'trash', isDangerous: true, onChoose: () => setShown('delete') },
          ],
        ]}
      />
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
