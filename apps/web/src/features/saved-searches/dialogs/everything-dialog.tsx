import type { SearchModel } from '@rotunda/contract';
import { DialogShell } from '../../../shared/ui/dialog-shell.tsx';
import { useWeeklyEstimate } from '../api/use-weekly-estimate.ts';
import { savedSearchTexts } from '../model/saved-search-texts.ts';

export interface EverythingDialogProps {
  searchModel: SearchModel;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before the search of an alert loses its last text or filter. */
export function EverythingDialog({ searchModel, onConfirm, onClose }: EverythingDialogProps) {
  const perWeek = useWeeklyEstimate(searchModel);
  return (
    <DialogShell
      title={savedSearchTexts.update}
      isOpen
      isQuestion
      onClose={onClose}
      submit={{
        label: savedSearchTexts.confirmEverything(perWeek ?? '…'),
        color: 'error',
        isPending: false,
        isDisabled: perWeek === null,
        onSubmit: onConfirm,
      }}
    >
      <p>{savedSearchTexts.everything}</p>
    </DialogShell>
  );
}
