import { useState, type ReactNode } from 'react';

/** Renders a dialog, given its close function and its arguments. */
type RenderDialog<About extends unknown[]> = (close: () => void, ...about: About) => ReactNode;

/** Opens each dialog by name with its arguments. */
type Openers<Dialogs> = {
  [Name in keyof Dialogs]: Dialogs[Name] extends RenderDialog<infer About> ? (...about: About) => void : never;
};

/**
 * Manages the dialogs of a list or menu, one open at a time. They are declared once and can be opened by a button,
 * menu, row or the palette. `dialog` is the open one.
 */
export function useDialogs<Dialogs extends Readonly<Record<string, RenderDialog<never[]>>>>(
  dialogs: Dialogs,
): { open: Openers<Dialogs>; dialog: ReactNode } {
  const [shown, setShown] = useState<{ name: string; about: unknown[] } | null>(null);
  const openers = Object.keys(dialogs).map((name) => [name, (...about: unknown[]) => setShown({ name, about })]);
  return {
    // Each opener passes the arguments that the dialog of its name takes.
    open: Object.fromEntries(openers) as Openers<Dialogs>,
    dialog: shown === null ? null : dialogs[shown.name]?.(() => setShown(null), ...(shown.about as never[])),
  };
}
