/**
 * The tabs of a document's flyout an address may name, by their fixed index (S3 §2.2): 1 second source
 * (of a person Advocacy), 2 Actions,
 * 3 Attachments, 4 Comments, 5 Alerts Activity. Overview, 0, is left out of addresses.
 */
export const FLYOUT_TABS = [1, 2, 3, 4, 5] as const;
