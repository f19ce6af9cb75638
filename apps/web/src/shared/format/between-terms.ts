/** Stands between terms of a publisher, which contain commas and semicolons themselves. */
export const BETWEEN_TERMS = ' · ';
