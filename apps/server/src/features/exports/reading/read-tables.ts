import {
  ACTION_EXPORT_FIELDS,
  ALERT_EXPORT_FIELDS,
  DOCUMENT_EXPORT_FIELDS,
  type ExportCode,
  STAKEHOLDER_EXPORT_FIELDS,
} from '@rotunda/contract';
import type { ExportRequest, StakeholdersRequest } from '../requests/export-request.ts';
import type { CellValue, ExportTable } from '../writing/export-table.ts';
import { actionColumns } from './action-columns.ts';
import { alertColumns } from './alert-columns.ts';
import { getColumns, type ChosenColumns } from './get-columns.ts';
import { documentColumns } from './document-columns.ts';
import { EmptyExportError } from './empty-export-error.ts';
import { readActions } from './read-actions.ts';
import { readAlerts } from './read-alerts.ts';
import { readDocuments } from './read-documents.ts';
import { readProject } from './read-project.ts';
import { readStakeholders } from './read-stakeholders.ts';
import type { ReadingDeps, ReadList } from './reading.deps.ts';
import { stakeholderColumns } from './stakeholder-columns.ts';

export interface ReadTables {
  tables: ExportTable[];
  /** Rows of all tables. */
  total: number;
  isCut: boolean;
  /** Codes of the tables that would be empty. */
  codes: ExportCode[];
}

/**
 * Prepares the tables of an export; their rows are read while they are written.
 * @throws EmptyExportError, AppError of a search
 */
export async function readTables(deps: ReadingDeps, request: ExportRequest): Promise<ReadTables> {
  const { timeZone, baseUrl } = deps;
  switch (request.kind) {
    case 'documents':
    case 'projectEntities': {
      const columns = getColumns(DOCUMENT_EXPORT_FIELDS, documentColumns(baseUrl), {
        chosen: request.fields,
        timeZone,
      });
      const list = request.kind === 'documents' ? readDocuments(deps, request) : readProject(deps, request);
      return oneTable('Documents', columns, await list);
    }
    case 'alerts': {
      const columns = getColumns(ALERT_EXPORT_FIELDS, alertColumns(baseUrl), { chosen: request.fields, timeZone });
      return oneTable('Alerts', columns, await readAlerts(deps, request));
    }
    case 'actions': {
      const columns = getColumns(ACTION_EXPORT_FIELDS, actionColumns(baseUrl), { chosen: request.fields, timeZone });
      return oneTable('Actions', columns, await readActions(deps, request));
    }
    case 'stakeholders':
      return tablesOfStakeholders(deps, request);
  }
}

/** Omits empty tables and reports them by code (EXP-01). */
async function tablesOfStakeholders(deps: ReadingDeps, request: StakeholdersRequest): Promise<ReadTables> {
  const { timeZone, baseUrl } = deps;
  const read = await readStakeholders(deps, request);
  const codes = read.flatMap(({ list, code }) => (list.total === 0 ? [code] : []));
  const filled = read.filter(({ list }) => list.total > 0);
  if (filled.length === 0) throw new EmptyExportError(codes);
  const columns = () =>
    getColumns(STAKEHOLDER_EXPORT_FIELDS, stakeholderColumns(baseUrl), { chosen: request.fields, timeZone });
  return {
    tables: filled.map(({ name, list }) => getTable(name, columns(), list)),
    total: filled.reduce((sum, { list }) => sum + list.total, 0),
    isCut: filled.some(({ list }) => list.isCut),
    codes,
  };
}

function oneTable<Row>(name: string, columns: ChosenColumns<Row>, list: ReadList<Row>): ReadTables {
  if (list.total === 0) throw new EmptyExportError(['NO_RESULTS']);
  return { tables: [getTable(name, columns, list)], total: list.total, isCut: list.isCut, codes: [] };
}

function getTable<Row>(name: string, { columns, getCells }: ChosenColumns<Row>, list: ReadList<Row>): ExportTable {
  async function* chunks(): AsyncGenerator<CellValue[][]> {
    for await (const rows of list.chunks) yield rows.map(getCells);
  }
  return { name, columns, chunks: chunks() };
}
