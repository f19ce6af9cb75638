import { createContext, useContext } from 'react';

const DisplayForAuthUserContext = createContext(false);

/** Provided by the shell around everything a signed-in user sees. */
export const DisplayForAuthUser = DisplayForAuthUserContext.Provider;

/**
 * Whether a document is shown to a signed-in user (LEG-05). Without a shell, as on a shared link, it is false, and View
 * Details, comparison, similar bills, the forecast, summary tabs, action creation and "Why this Matched?" are hidden.
 */
export const useDisplayForAuthUser = (): boolean => useContext(DisplayForAuthUserContext);
