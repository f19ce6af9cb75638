/** Texts that the specification fixes for presidential actions; kept apart from TEXTS, which every page loads first. */
export const PRESIDENTIAL_TEXTS = {
  failed: 'Error Loading Data: There was a problem retrieving the document information.',
  empty: 'No Data Available: The document information could not be found or has not been loaded yet.',
} as const;
