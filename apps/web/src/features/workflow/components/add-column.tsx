import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { LIMITS } from '@rotunda/contract/values';
import { useState } from 'react';
import { DialogShell } from '../../../shared/ui/dialog-shell.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { workflowTexts } from '../model/workflow-texts.ts';

/** A further step at the right end of the board. */
export function AddColumn({ onAdd }: { onAdd: (name: string) => Promise<boolean> }) {
  const [name, setName] = useState<string | null>(null);
  const [isPending, setIsPending] = useState(false);
  const add = async () => {
    setIsPending(true);
    const isDone = await onAdd((name ?? '').trim());
    setIsPending(false);
    if (isDone) setName(null);
  };
  return (
    <>
      <Button startIcon={<Icon name="plus" />} onClick={() => setName('')}>
        {workflowTexts.addColumn}
      </Button>
      {name === null ? null : (
        <DialogShell
          title={workflowTexts.addColumn}
          isOpen
          onClose={() => setName(null)}
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
      )}
    </>
  );
}
