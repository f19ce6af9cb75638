/** Returns the reader's time zone, which decides the day of events with a time. */
export const readerZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
