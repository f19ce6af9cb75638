import { useState } from 'react';
import { DialogShell } from '../../../shared/ui/dialog-shell.tsx';
import { alertsTexts } from '../model/alerts-texts.ts';

export interface DeleteAlertsDialogProps {
  count: number;
  /** Other words than "delete these alerts". */
  question?: string;
  onDelete: () => Promise<void>;
  onClose: () => void;
}

/** Asks before alerts are deleted, because their documents will not alert there again. */
export function DeleteAlertsDialog({ count, question, onDelete, onClose }: DeleteAlertsDialogProps) {
  const [isPending, setIsPending] = useState(false);
  return (
    <DialogShell
      title={alertsTexts.delete}
      isOpen
      onClose={onClose}
      submit={{
        label: alertsTexts.delete,
        color: 'error',
        isPending,
        onSubmit: () => {
          setIsPending(true);
          void onDelete().finally(onClose);
        },
      }}
    >
      <p>{question ?? alertsTexts.deleteQuestion(count)}</p>
    </DialogShell>
  );
}
