import { useContext, useMemo } from 'react';
import {
  createUnsavedChanges,
  UnsavedChangesContext,
  type UnsavedChanges,
} from '../../shared/navigation/unsaved-changes.ts';
import { texts } from '../../shared/texts/texts.ts';
import { toast } from '../../shared/toast/toast.ts';

/**
 * The forms within a layer that no address names, as a related document over a flyout: the page guards them like its
 * own, and what takes the layer's content away is refused while they hold changes.
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
      // Forms that are lost with the open document or its tab; a comment keeps its draft.
      const isLost = within.isLostBy({ isOtherPage: false, isStep: false, parameters: ['open', 'tab'] });
      if (isLost) toast.error(texts.forms.unsaved);
      else leave(...args);
    };
  return { forms, guarded };
}
