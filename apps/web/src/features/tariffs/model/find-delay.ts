/** How long words rest before they are searched for, in milliseconds. */
export const FIND_DELAY_MS = 200;
