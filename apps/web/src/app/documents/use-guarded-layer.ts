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
      hold: (formId, place) => {
        own.hold(formId, place);
        around.hold(formId, place);
      },
      release: (formId) => {
        own.release(formId);
        around.release(formId);
      },
    };
    return { within: own, forms: both };
  }, [around]);
  const guarded =
    <Args extends unknown[]>(leave: (...args: Args) => void) =>
    (...args: Args) => {
      // Only forms that are lost with the open document or its tab; a comment keeps its draft.
      const isLost = within.isLostBy({ isOtherPage: false, isStep: false, parameters: ['open', 'tab'] });
      if (isLost) toast.error(texts.forms.unsaved);
      else leave(...args);
    };
  return { forms, guarded };
}
