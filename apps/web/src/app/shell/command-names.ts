/** Name of the command that opens the palette; the bar's search button runs it. */
export const OPEN_PALETTE = 'shell.open-palette';
