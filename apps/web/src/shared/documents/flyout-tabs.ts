/**
 * Flyout tabs that an address can name, by their fixed index (FLY-01): 1 second source (Advocacy for a person), 2
 * Actions, 3 Attachments, 4 Comments, 5 Alerts Activity. Overview, 0, is omitted from addresses.
 */
export const FLYOUT_TABS = [1, 2, 3, 4, 5] as const;
