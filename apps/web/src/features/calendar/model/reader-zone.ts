/** The reader's zone, by which events with a time belong to days. */
export const readerZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
