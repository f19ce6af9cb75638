import { readTables } from '../reading/read-tables.ts';
import type { ReadingDeps } from '../reading/reading.deps.ts';
import type { ExportTable } from './export-table.ts';
import type { ExportTask, WrittenExport } from './export-task.ts';
import { getFileFacts, writeTables } from './write-tables.ts';

/** Called after each chunk. */
export type OnRows = (done: number, total: number) => void;

/**
 * Reads the requested rows and writes them to the file of the task.
 * @throws EmptyExportError, AppError of a search, a fault of the database or the file
 */
export async function writeExport(
  deps: Omit<ReadingDeps, 'noteProjects'>,
  { path, exportType, request, timeZone }: Pick<ExportTask, 'path' | 'exportType' | 'request' | 'timeZone'>,
  onRows: OnRows,
): Promise<WrittenExport> {
  const projectIds = new Set<string>();
  const noteProjects = (ids: Iterable<string>) => {
    for (const id of ids) projectIds.add(id);
  };
  const { tables, total, isCut, codes } = await readTables({ ...deps, noteProjects }, request);
  let rows = 0;
  onRows(rows, total);
  const counted = tables.map((table): ExportTable => ({
    ...table,
    chunks: countChunks(table.chunks, (count) => {
      rows += count;
      onRows(rows, total);
    }),
  }));
  await writeTables(path, counted, { exportType, timeZone });
  return { rows, isCut, codes, projectIds: [...projectIds], ...getFileFacts(exportType, tables.length) };
}

async function* countChunks<Row>(chunks: AsyncIterable<Row[]>, onChunk: (count: number) => void) {
  for await (const chunk of chunks) {
    yield chunk;
    onChunk(chunk.length);
  }
}
