import { createContext, useContext, useEffect, useId } from 'react';

/**
 * Where a form is, which decides what takes it off the screen: another `page` takes all; another `?tab` (the names of
 * parameters of the address, joined by &) what they name; Back and Forward a `dialog`, but not what it opens itself.
 */
export type FormPlace = 'page' | 'dialog' | `?${string}`;

/** How the address changes. */
export interface AddressChange {
  isOtherPage: boolean;
  /** By the browser's Back or Forward, or the same keys. */
  isStep: boolean;
  /** Names of its parameters that change. */
  parameters: readonly string[];
}

/** Which open forms hold changes nobody has saved. The router asks before it leaves them. */
export interface UnsavedChanges {
  hold: (formId: string, place: FormPlace) => void;
  release: (formId: string) => void;
  hasAny: () => boolean;
  isLostBy: (change: AddressChange) => boolean;
}

export function createUnsavedChanges(): UnsavedChanges {
  const held = new Map<string, FormPlace>();
  return {
    hold: (formId, place) => held.set(formId, place),
    release: (formId) => held.delete(formId),
    hasAny: () => held.size > 0,
    isLostBy: ({ isOtherPage, isStep, parameters }) =>
      [...held.values()].some(
        (place) =>
          isOtherPage ||
          (place === 'dialog' && isStep && parameters.length > 0) ||
          (place.startsWith('?') && parameters.some((name) => place.slice(1).split('&').includes(name))),
      ),
  };
}

export const UnsavedChangesContext = createContext<UnsavedChanges>(createUnsavedChanges());

/** While `isDirty`, leaving the form's place is refused with the specification's words (SHL-11). */
export function useUnsavedChanges(isDirty: boolean, place: FormPlace = 'page'): void {
  const changes = useContext(UnsavedChangesContext);
  const formId = useId();
  useEffect(() => {
    if (!isDirty) return;
    changes.hold(formId, place);
    return () => changes.release(formId);
  }, [changes, formId, isDirty, place]);
}
