import { AppError } from '../../../platform/app-error.ts';
import { systemClock } from '../../../platform/clock.ts';
import { createDatabase, createPool } from '../../../platform/database/create-database.ts';
import { describeError } from '../../../platform/database/database-error.ts';
import { createPostgresSearchEngine, SEARCH_SETTINGS } from '../../discover/index.ts';
import { EmptyExportError } from '../reading/empty-export-error.ts';
import type { ExportEnd, ExportTask } from './export-task.ts';
import { type OnRows, writeExport } from './write-export.ts';

/** A search of everything takes seconds, but no page waits for this one, so its deadline is long. */
const SEARCH_MS = 120_000;

/** Writes the file of a task on its own database connections and reports how it ended. */
export async function runTask(task: ExportTask, onRows: OnRows): Promise<ExportEnd> {
  const { connectionString, actor, baseUrl, timeZone } = task;
  const shared = { connectionString, applicationName: 'rotunda export', onConnectionError: () => undefined };
  const pool = createPool({ ...shared, maxConnections: 2, statementTimeoutMs: SEARCH_MS });
  const searchPool = createPool({
    ...shared,
    maxConnections: 2,
    statementTimeoutMs: SEARCH_MS,
    sessionSettings: SEARCH_SETTINGS,
  });
  try {
    const database = createDatabase(pool);
    const engine = createPostgresSearchEngine({ database, searchPool, timeoutMs: SEARCH_MS });
    const deps = { database, engine, clock: systemClock, actor, baseUrl, timeZone };
    return { kind: 'written', written: await writeExport(deps, task, onRows) };
  } catch (error) {
    // Errors lose their class and code between threads, so they become plain messages here.
    if (error instanceof EmptyExportError) return { kind: 'nothing', codes: error.codes };
    if (error instanceof AppError) return { kind: 'refused', code: error.code, message: error.message };
    return { kind: 'fault', fault: describeError(error) };
  } finally {
    await Promise.all([pool.end(), searchPool.end()]);
  }
}
