import Button from '@mui/material/Button';
import { useState } from 'react';
import { lazyComponent } from '../../../shared/lazy/lazy-component.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { workflowTexts } from '../model/workflow-texts.ts';

const AddColumnDialog = lazyComponent(async () => (await import('../dialogs/add-column-dialog.tsx')).AddColumnDialog);

/** Adds a column at the right end of the board. */
export function AddColumn({ onAdd }: { onAdd: (name: string) => Promise<boolean> }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button startIcon={<Icon name="plus" />} onClick={() => setIsOpen(true)}>
        {workflowTexts.addColumn}
      </Button>
      {isOpen ? <AddColumnDialog onAdd={onAdd} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
