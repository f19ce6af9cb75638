/** Debounce delay of the search in milliseconds. */
export const FIND_DELAY_MS = 200;
