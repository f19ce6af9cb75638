/** Name of the command that opens the palette; the bar's search button runs it. */
export const OPEN_PALETTE = 'shell.open-palette';

/** Registered by the shell, and over it by the open document and by the Actions screen. */
export const CREATE_ACTION = 'actions.create';

/** Registered by the shell, and by Discover over it while it is shown. */
export const CREATE_SAVED_SEARCH = 'saved-searches.create';
