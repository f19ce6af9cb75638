import { createContext, useContext, useEffect, useId, useSyncExternalStore } from 'react';

/**
 * Where a form is, which decides which navigation closes it. `page`: navigation to another page, which closes every
 * form. `?tab`, with search parameter names joined by &: a change of one of these. `dialog`: Back or Forward, but not
 * an address change the dialog makes itself.
 */
export type FormLocation = 'page' | 'dialog' | `?${string}`;

/** How the address changes. */
export interface AddressChange {
  isOtherPage: boolean;
  /** Whether the change comes from the browser's Back or Forward. */
  isHistoryStep: boolean;
  /** Names of the search parameters that change. */
  parameters: readonly string[];
}

/** Open forms with unsaved changes. The router refuses navigation that would close them. */
export interface UnsavedChanges {
  register: (formId: string, place: FormLocation) => void;
  unregister: (formId: string) => void;
  hasAny: () => boolean;
  isDiscardedBy: (change: AddressChange) => boolean;
  /** Calls the listener when a form is held or released, until the returned function is called. */
  onChange: (listener: () => void) => () => void;
}

export function createUnsavedChanges(): UnsavedChanges {
  const forms = new Map<string, FormLocation>();
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  return {
    register: (formId, place) => {
      forms.set(formId, place);
      notify();
    },
    unregister: (formId) => {
      forms.delete(formId);
      notify();
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    hasAny: () => forms.size > 0,
    isDiscardedBy: ({ isOtherPage, isHistoryStep, parameters }) =>
      [...forms.values()].some(
        (place) =>
          isOtherPage ||
          (place === 'dialog' && isHistoryStep && parameters.length > 0) ||
          (place.startsWith('?') && parameters.some((name) => place.slice(1).split('&').includes(name))),
      ),
  };
}

export const UnsavedChangesContext = createContext<UnsavedChanges>(createUnsavedChanges());

/** While `isDirty`, navigation that would close the form is refused with the specification's message (SHL-11). */
export function useUnsavedChanges(isDirty: boolean, place: FormLocation = 'page'): void {
  const changes = useContext(UnsavedChangesContext);
  const formId = useId();
  useEffect(() => {
    if (!isDirty) return;
    changes.register(formId, place);
    return () => changes.unregister(formId);
  }, [changes, formId, isDirty, place]);
}

/** Whether any open form has unsaved changes. */
export function useHasUnsavedChanges(): boolean {
  const { onChange, hasAny } = useContext(UnsavedChangesContext);
  return useSyncExternalStore(onChange, hasAny);
}
