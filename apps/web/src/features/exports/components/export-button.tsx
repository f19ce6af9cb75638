import Button from '@mui/material/Button';
import { useState } from 'react';
import { lazyComponent } from '../../../shared/lazy/lazy-component.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import type { ExportSubject } from '../model/export-subject.ts';

const ExportDialog = lazyComponent(async () => (await import('../dialogs/export-dialog.tsx')).ExportDialog);

export interface ExportButtonProps {
  subject: ExportSubject;
  /** Same size as the buttons beside it. */
  size?: 'small' | 'medium';
}

/** Button that opens the export of a list; disabled while the list is empty, still loading, or failed. */
export function ExportButton({ subject, size = 'medium' }: ExportButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        size={size}
        variant="outlined"
        startIcon={<Icon name="download" />}
        disabled={(subject.total ?? 0) === 0 && subject.selected.length === 0}
        onClick={() => setIsOpen(true)}
      >
        {texts.actions.export}
      </Button>
      {isOpen ? <ExportDialog subject={subject} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
