import { useState, type ReactNode } from 'react';

/** A dialog, given how it closes and what it is about. */
type RenderDialog<About extends unknown[]> = (close: () => void, ...about: About) => ReactNode;

/** Opens each dialog by its name, with what it is about. */
type Openers<Dialogs> = {
  [Name in keyof Dialogs]: Dialogs[Name] extends RenderDialog<infer About> ? (...about: About) => void : never;
};

/**
 * The dialogs of a list or a menu by name, one at a time: declared once with what they are about, opened alike by a
 * button, a menu, a row and the palette. `dialog` is the open one.
 */
export function useDialogs<Dialogs extends Readonly<Record<string, RenderDialog<never[]>>>>(
  dialogs: Dialogs,
): { open: Openers<Dialogs>; dialog: ReactNode } {
  const [shown, setShown] = useState<{ name: string; about: unknown[] } | null>(null);
  const openers = Object.keys(dialogs).map((name) => [name, (...about: unknown[]) => setShown({ name, about })]);
  return {
    // Each name opens the dialog of that name with what that dialog takes.
    open: Object.fromEntries(openers) as Openers<Dialogs>,
    dialog: shown === null ? null : dialogs[shown.name]?.(() => setShown(null), ...(shown.about as never[])),
  };
}
