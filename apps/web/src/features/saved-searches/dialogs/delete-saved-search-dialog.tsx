import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SavedSearch } from '@rotunda/contract';
import { toApiFault } from '../../../shared/api/api-fault.ts';
import { useApi } from '../../../shared/api/api-context.tsx';
import { toast } from '../../../shared/toast/toast.ts';
import { DialogShell } from '../../../shared/ui/dialog-shell.tsx';
import { savedSearchTexts } from '../model/saved-search-texts.ts';

export interface DeleteSavedSearchDialogProps {
  savedSearch: SavedSearch;
  onClose: () => void;
  onDeleted: () => void;
}

/** Says what goes with a saved search before it is deleted. */
export function DeleteSavedSearchDialog({ savedSearch, onClose, onDeleted }: DeleteSavedSearchDialogProps) {
  const { queries } = useApi();
  const queryClient = useQueryClient();
  const remove = useMutation(
    queries.savedSearches.delete.mutationOptions({
      onSuccess: async () => {
        toast.success(savedSearchTexts.deleted);
        onDeleted();
        for (const part of [queries.savedSearches, queries.alerts, queries.projects]) {
          await queryClient.invalidateQueries({ queryKey: part.key() });
        }
      },
    }),
  );
  return (
    <DialogShell
      title={savedSearchTexts.delete}
      isOpen
      onClose={onClose}
      error={remove.error ? toApiFault(remove.error).message : null}
      submit={{
        label: savedSearchTexts.delete,
        color: 'error',
        isPending: remove.isPending,
        onSubmit: () => remove.mutate({ id: savedSearch._id }),
      }}
    >
      <p>{savedSearchTexts.deleteQuestion(savedSearch.title)}</p>
    </DialogShell>
  );
}
