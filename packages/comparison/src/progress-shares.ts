/** Shares of a whole comparison that are done after each of its steps, for long texts. */
export const PROGRESS_SHARES = { read: 0.1, described: 0.2, matched: 0.6, drafted: 0.8, written: 0.95 } as const;
