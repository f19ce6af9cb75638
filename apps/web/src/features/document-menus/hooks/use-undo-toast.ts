import type { EntityPlace } from '@rotunda/contract';
import { toast } from '../../../shared/toast/toast.ts';
import { useChangeDecisions } from '../api/use-change-decisions.ts';
import { toastError } from '../model/toast-error.ts';

/** Reports that documents were moved, with an Undo that restores their places. */
export function useUndoToast() {
  const { restorePlaces } = useChangeDecisions();
  return (message: string, places: EntityPlace[]) =>
    toast.undo(message, () => {
      // The menu is closed by then, so an error is shown as a toast.
      restorePlaces.mutateAsync({ places }).catch(toastError);
    });
}
