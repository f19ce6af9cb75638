import { createContext, useContext } from 'react';

const DisplayForAuthUserContext = createContext(false);

/** Given by the shell around everything a signed-in person sees. */
export const DisplayForAuthUser = DisplayForAuthUserContext.Provider;

/**
 * Whether a document is shown to someone who is signed in (S2 §6). Without a shell above, as behind a share link, it is
 * not: View Details, comparing, similar bills, the forecast, summary tabs, creating actions and "Why this Matched?" are
 * left out.
 */
export const useDisplayForAuthUser = (): boolean => useContext(DisplayForAuthUserContext);
