import type { ALERT_EXPORT_FIELDS } from '@rotunda/contract';
import { listed, formatYesNo } from './cell-words.ts';
import type { FieldColumn } from './get-columns.ts';
import { documentColumns } from './document-columns.ts';
import type { AlertRow } from './read-alerts.ts';

/**
 * Defines the columns of an export of alerts.
 * @param baseUrl base URL of the product, without a trailing slash
 */
export function alertColumns(
  baseUrl: string,
): Readonly<Record<keyof typeof ALERT_EXPORT_FIELDS, FieldColumn<AlertRow>>> {
  return {
    project: { kind: 'text', width: 24, valueOf: ({ alert }) => alert.projectName },
    savedSearches: { kind: 'text', width: 30, valueOf: ({ alert }) => listed(alert.savedSearches) },
    discoveredAt: { kind: 'time', width: 18, valueOf: ({ alert }) => alert.discoveryTs },
    isRead: { kind: 'text', width: 8, valueOf: ({ alert }) => formatYesNo(alert.markedRead) },
    isIrrelevant: { kind: 'text', width: 10, valueOf: ({ alert }) => formatYesNo(alert.markedIrrelevant) },
    ...documentColumns(baseUrl),
  };
}
