import { type AlertFacts, findAlertFacts, findAlertIds, findNamedAlertIds } from '../../alerts/index.ts';
import type { AlertsRequest } from '../requests/export-request.ts';
import type { DocumentRow } from './document-columns.ts';
import { readDocumentRows } from './document-rows.ts';
import { MAX_IDS, chunksById } from './chunks-by-id.ts';
import type { ReadingDeps, ReadList } from './reading.deps.ts';

export interface AlertRow extends DocumentRow {
  alert: AlertFacts;
}

/** Reads the named alerts, or all that their list shows. */
export async function readAlerts(deps: ReadingDeps, { fields, selection }: AlertsRequest): Promise<ReadList<AlertRow>> {
  const { database, actor } = deps;
  const ids =
    selection.by === 'ids'
      ? await findNamedAlertIds(database, actor, selection.keys)
      : await findAlertIds(database, actor, selection.list, MAX_IDS);
  return chunksById(ids, (chunk) => readRows(deps, fields, chunk));
}

async function readRows(
  deps: ReadingDeps,
  fields: AlertsRequest['fields'],
  searchAlertIds: readonly string[],
): Promise<AlertRow[]> {
  const facts = await findAlertFacts(deps.database, deps.actor, searchAlertIds);
  const alerts = searchAlertIds.flatMap((id) => facts.get(id) ?? []);
  deps.noteProjects(alerts.map(({ projectId }) => projectId));
  // Several projects may have an alert for one document.
  const documentIds = [...new Set(alerts.map(({ documentId }) => documentId))];
  const documents = new Map((await readDocumentRows(deps, fields, documentIds)).map((row) => [row.documentId, row]));
  return alerts.flatMap((alert) => {
    const document = documents.get(alert.documentId);
    return document === undefined ? [] : [{ ...document, alert }];
  });
}
