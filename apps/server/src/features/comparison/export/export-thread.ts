import { parentPort, workerData } from 'node:worker_threads';
import { createDatabase, createPool } from '../../../platform/database/create-database.ts';
import { describeError, isTransientError } from '../../../platform/database/database-error.ts';
import { announceThread } from '../../../platform/threads/announce-thread.ts';
import { createComparisonRepository } from '../comparison.repository.ts';
import type { ExportAnswer, ExportSetting, ExportTask } from './export-threads.ts';
import { FILE_WRITERS } from './file-writers.ts';

const port = parentPort;
// The code that starts this thread passes exactly this data.
const { connectionString } = workerData as ExportSetting;

/** The comparison is read in this thread too, because that of the longest bills is several megabytes of JSON. */
const pool = createPool({
  connectionString,
  maxConnections: 1,
  applicationName: 'rotunda comparison export',
  onConnectionError: () => undefined,
});
const repository = createComparisonRepository(createDatabase(pool));

async function answer({ comparisonId, format, maxBytes, ...options }: ExportTask): Promise<ExportAnswer> {
  try {
    const bytes = await repository.findBytes(comparisonId);
    if (bytes === null) return { gone: true };
    // Checked before reading, because an allocation that overflows the heap ends the whole process.
    if (bytes > maxBytes) return { tooLarge: true };
    const full = await repository.findFull(comparisonId);
    if (full === null) return { gone: true };
    const getRows = (key: string) => full.rows.get(key) ?? [];
    return { file: await FILE_WRITERS[format]({ ...options, overview: full.overview, getRows }) };
  } catch (error) {
    // Errors lose their class and code between threads.
    return { fault: describeError(error), isTransient: isTransientError(error) };
  }
}

port?.on('message', (task: ExportTask) => {
  void answer(task).then((answered) => {
    port.postMessage(answered, 'file' in answered ? [answered.file.buffer] : []);
  });
});
announceThread(port);
