import { useContext, useMemo } from 'react';
import {
  createUnsavedChanges,
  UnsavedChangesContext,
  type UnsavedChanges,
} from '../../shared/navigation/unsaved-changes.ts';
import { texts } from '../../shared/texts/texts.ts';
import { toast } from '../../shared/toast/toast.ts';

/**
 * Guards the forms in a layer that is not in the address, such as a related document over a flyout. The page guards
 * them like its own forms, and anything that would remove the layer's content is refused while they have changes.
 */
export function useGuardedLayer() {
  const around = useContext(UnsavedChangesContext);
  const { within, forms } = useMemo(() => {
    const own = createUnsavedChanges();
    const both: UnsavedChanges = {
      ...around,
      register: (formId, place) => {
        own.register(formId, place);
        around.register(formId, place);
      },
      unregister: (formId) => {
        own.unregister(formId);
        around.unregister(formId);
      },
    };
    return { within: own, forms: both };
  }, [around]);
  const guarded =
    <Args extends unknown[]>(leave: (...args: Args) => void) =>
    (...args: Args) => {
      // Only forms that are lost with the open document or its tab; a comment keeps its draft.
      const isLost = within.isDiscardedBy({ isOtherPage: false, isHistoryStep: false, parameters: ['open', 'tab'] });
      if (isLost) toast.error(texts.forms.unsaved);
      else leave(...args);
    };
  return { forms, guarded };
}
