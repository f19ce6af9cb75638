import { createContext, useContext, useEffect, useId } from 'react';

/** Which open forms hold changes nobody has saved. The router asks before it leaves the page. */
export interface UnsavedChanges {
  hold: (formId: string) => void;
  release: (formId: string) => void;
  hasAny: () => boolean;
}

export function createUnsavedChanges(): UnsavedChanges {
  const held = new Set<string>();
  return {
    hold: (formId) => held.add(formId),
    release: (formId) => held.delete(formId),
    hasAny: () => held.size > 0,
  };
}

export const UnsavedChangesContext = createContext<UnsavedChanges>(createUnsavedChanges());

/** While `isDirty`, leaving the page is refused with the specification's words (SHL-11). */
export function useUnsavedChanges(isDirty: boolean): void {
  const changes = useContext(UnsavedChangesContext);
  const formId = useId();
  useEffect(() => {
    if (!isDirty) return;
    changes.hold(formId);
    return () => changes.release(formId);
  }, [changes, formId, isDirty]);
}
