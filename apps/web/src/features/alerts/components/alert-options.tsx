import type { SearchAlert } from '@rotunda/contract';
import { useContext, useState } from 'react';
import { OptionsMenu } from '../../../shared/ui/options-menu.tsx';
import { lazyComponent } from '../../../shared/lazy/lazy-component.tsx';
import type { AlertActions } from '../api/use-alert-actions.ts';
import { AlertDecisionsContext, type AlertFact } from '../hooks/alert-decisions.ts';
import { getDocuments } from '../model/get-documents.ts';
import { alertsTexts } from '../model/alerts-texts.ts';

const ConfirmDialog = lazyComponent(
  async () => (await import('../../../shared/records/confirm-dialog.tsx')).ConfirmDialog,
);
const ProjectMenu = lazyComponent(async () => (await import('./project-menu.tsx')).ProjectMenu);

export interface AlertOptionsProps {
  alerts: readonly SearchAlert[];
  actions: AlertActions;
  /** Called after a move or deletion. */
  onDone?: () => void;
}

/** What replaced the menu at its button. */
type Shown = { button: HTMLElement | null } & ({ kind: 'move' | 'delete' } | { kind: 'decision'; fact: AlertFact });

/**
 * The "Options" menu: decisions about the document such as priority and position (FLY-02), move to another project,
 * and delete.
 */
export function AlertOptions({ alerts, actions, onDone }: AlertOptionsProps) {
  const decisions = useContext(AlertDecisionsContext);
  const [shown, setShown] = useState<Shown | null>(null);
  const close = () => setShown(null);
  const documents = getDocuments(alerts);
  const facts = decisions?.getItems(documents) ?? [];
  return (
    <>
      <OptionsMenu
        label={alertsTexts.options}
        groups={[
          [
            ...facts.map(({ fact, ...item }) => ({
              ...item,
              onChoose: (button: HTMLElement | null) => setShown({ kind: 'decision', fact, button }),
            })),
            { label: alertsTexts.moveTo, icon: 'folder', onChoose: (button) => setShown({ kind: 'move', button }) },
            {
              label: alertsTexts.delete,
              icon: 'trash',
              isDangerous: true,
              onChoose: (button) => setShown({ kind: 'delete', button }),
            },
          ],
        ]}
      />
      {shown?.kind === 'decision'
        ? decisions?.renderMenu({ fact: shown.fact, documents, anchor: () => shown.button, onClose: close })
        : null}
      {shown?.kind === 'move' ? (
        <ProjectMenu
          anchor={() => shown.button}
          hiddenIds={alerts.length === 1 ? alerts.map((alert) => alert.projectId) : []}
          onClose={close}
          onChoose={(project) => {
            close();
            void actions.move(alerts, project).then(() => onDone?.());
          }}
        />
      ) : null}
      {shown?.kind === 'delete' ? (
        <ConfirmDialog
          title={alertsTexts.delete}
          question={alertsTexts.deleteQuestion(alerts.length)}
          label={alertsTexts.delete}
          onConfirm={() => actions.remove(alerts)}
          onClose={close}
          onDone={() => onDone?.()}
        />
      ) : null}
    </>
  );
}
