/** What the specification fixes of presidential actions; apart from TEXTS, which every page loads before it shows. */
export const PRESIDENTIAL_TEXTS = {
  failed: 'Error Loading Data: There was a problem retrieving the document information.',
  empty: 'No Data Available: The document information could not be found or has not been loaded yet.',
} as const;
