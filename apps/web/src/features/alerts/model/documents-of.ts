import type { DocumentCard, SearchAlert } from '@rotunda/contract';

/** The documents of alerts, each once: one that matched in several projects has an alert in each. */
export function documentsOf(alerts: readonly SearchAlert[]): DocumentCard[] {
  return [...new Map(alerts.map(({ document }) => [document.fusionId, document])).values()];
}
