/** Of the version picker, and of the place reserved for it until its code is loaded. */
export const SUMMARY_CHOICE = { maxWidth: '100%', minHeight: 32, marginBottom: 12 } as const;
