import type { EntityPlace } from '@rotunda/contract';
import { toast } from '../../../shared/toast/toast.ts';
import { useChangeDecisions } from '../api/use-change-decisions.ts';
import { toastFault } from '../model/toast-fault.ts';

/** Says that documents were put elsewhere, with a way back to where they stood. */
export function useUndoToast() {
  const { restorePlaces } = useChangeDecisions();
  return (message: string, places: EntityPlace[]) =>
    toast.undo(message, () => {
      // The menu is gone by then: what goes wrong is told by a toast.
      restorePlaces.mutateAsync({ places }).catch(toastFault);
    });
}
