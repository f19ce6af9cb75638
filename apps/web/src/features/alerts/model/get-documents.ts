import type { DocumentCard, SearchAlert } from '@rotunda/contract';

/**
 * Returns the documents of alerts without duplicates. A document that matched in several projects has an alert in each.
 */
export function getDocuments(alerts: readonly SearchAlert[]): DocumentCard[] {
  return [...new Map(alerts.map(({ document }) => [document.fusionId, document])).values()];
}
