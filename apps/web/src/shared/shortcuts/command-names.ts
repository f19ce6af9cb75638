/** Name of the command that opens the palette. The search button of the top bar runs it. */
export const OPEN_PALETTE = 'shell.open-palette';

/** Registered by the shell, and overridden by the open document and the Actions screen. */
export const CREATE_ACTION = 'actions.create';

/** Registered by the shell, and overridden by Discover while it is shown. */
export const CREATE_SAVED_SEARCH = 'saved-searches.create';
