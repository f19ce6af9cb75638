import type { ExportType } from '@rotunda/contract';
import { open } from 'node:fs/promises';
import { buildCsv } from './build-csv.ts';
import type { ExportTable } from './export-table.ts';
import { getWallClock } from './wall-time.ts';
import { STYLES_XML } from './xlsx/cell-styles.ts';
import { SheetLinks } from './xlsx/sheet-links.ts';
import { sheetXml } from './xlsx/sheet-xml.ts';
import { workbookParts } from './xlsx/workbook-parts.ts';
import { ZipFile } from './zip-file.ts';

export interface WrittenAs {
  exportType: ExportType;
  /** Time zone of the organization, used for times. */
  timeZone: string;
}

/** Returns the file type of an export. Several tables as CSV become separate files in a ZIP archive. */
export function getFileFacts(exportType: ExportType, tables: number): { extension: string; mimetype: string } {
  if (exportType === 'xlsx') {
    return {
      extension: 'xlsx',
      mimetype: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    };
  }
  return tables > 1
    ? { extension: 'zip', mimetype: 'application/zip' }
    : { extension: 'csv', mimetype: 'text/csv; charset=utf-8' };
}

/** Writes tables into a new file, chunk by chunk. Memory holds only one chunk and the links of a sheet. */
export async function writeTables(
  path: string,
  tables: readonly ExportTable[],
  { exportType, timeZone }: WrittenAs,
): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    const [only, ...more] = tables;
    if (exportType === 'csv' && only !== undefined && more.length === 0) {
      for await (const lines of buildCsv(only, timeZone)) await file.writeFile(lines);
      return;
    }
    const zip = new ZipFile(file);
    if (exportType === 'csv') {
      for (const table of tables) await zip.add(`${table.name}.csv`, buildCsv(table, timeZone));
    } else {
      await addWorkbook(zip, tables, timeZone);
    }
    await zip.end();
  } finally {
    await file.close();
  }
}

async function addWorkbook(zip: ZipFile, tables: readonly ExportTable[], timeZone: string): Promise<void> {
  for (const [path, content] of workbookParts(tables.map(({ name }) => name))) await zip.add(path, [content]);
  await zip.add('xl/styles.xml', [STYLES_XML]);
  const wallClock = getWallClock(timeZone);
  for (const [place, table] of tables.entries()) {
    const links = new SheetLinks();
    await zip.add(`xl/worksheets/sheet${place + 1}.xml`, sheetXml(table, links, wallClock));
    await zip.add(`xl/worksheets/_rels/sheet${place + 1}.xml.rels`, links.asRelationships());
  }
}
