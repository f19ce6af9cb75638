import type { SavedSearch } from '@rotunda/contract';
import { LIMITS } from '@rotunda/contract/values';
import { toApiError } from '../../../shared/api/api-error.ts';
import { formatCount, formatTotal } from '../../../shared/format/format-number.ts';
import { describeAdded, useAddExistingMatches } from '../../../shared/records/use-add-existing-matches.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { DialogShell } from '../../../shared/ui/dialog-shell.tsx';
import { savedSearchTexts } from '../model/saved-search-texts.ts';

export interface ExistingMatchesDialogProps {
  savedSearch: SavedSearch;
  /** Documents of the last 90 days that match. */
  found: { total: number; atTotalLimit: boolean };
  onClose: () => void;
}

/** Says, after saving, how many documents match already, and offers to list them. */
export function ExistingMatchesDialog({ savedSearch, found, onClose }: ExistingMatchesDialogProps) {
  const add = useAddExistingMatches();
  const { total, atTotalLimit } = found;
  const documents = atTotalLimit
    ? `${formatTotal(total, true)} documents`
    : formatCount(total, 'document', 'documents');
  const submit = () =>
    add.mutate(
      { savedSearchId: savedSearch._id },
      {
        onSuccess: (result) => {
          toast.success(describeAdded(result));
          onClose();
        },
      },
    );
  return (
    <DialogShell
      title={savedSearchTexts.saved}
      isOpen
      onClose={onClose}
      error={add.error ? toApiError(add.error).message : null}
      cancelLabel={savedSearchTexts.notNow}
      submit={{
        label: savedSearchTexts.addExisting,
        pendingLabel: savedSearchTexts.adding,
        isPending: add.isPending,
        onSubmit: submit,
      }}
    >
      <p>{savedSearchTexts.existing(documents, total === 1, LIMITS.previewDays)}</p>
    </DialogShell>
  );
}
