import TextField from '@mui/material/TextField';
import { LIMITS } from '@rotunda/contract/values';
import { useState } from 'react';
import { DialogShell } from '../../../shared/ui/dialog-shell.tsx';
import { workflowTexts } from '../model/workflow-texts.ts';

export interface AddColumnDialogProps {
  /** @returns whether the column was added */
  onAdd: (name: string) => Promise<boolean>;
  onClose: () => void;
}

/** Asks for the name of a new column. */
export function AddColumnDialog({ onAdd, onClose }: AddColumnDialogProps) {
  const [name, setName] = useState('');
  const [isPending, setIsPending] = useState(false);
  const add = async () => {
    setIsPending(true);
    const isDone = await onAdd(name.trim());
    setIsPending(false);
    if (isDone) onClose();
  };
  return (
    <DialogShell
      title={workflowTexts.addColumn}
      isOpen
      onClose={onClose}
      isDirty={name !== ''}
      submit={{
        label: workflowTexts.add,
        isPending,
        isDisabled: name.trim() === '',
        onSubmit: () => void add(),
      }}
    >
      <TextField
        autoFocus
        fullWidth
        sx={{ mt: 1 }}
        label={workflowTexts.columnName}
        value={name}
        onChange={(event) => setName(event.target.value)}
        slotProps={{ htmlInput: { maxLength: LIMITS.workflowColumnTitle } }}
      />
    </DialogShell>
  );
}
