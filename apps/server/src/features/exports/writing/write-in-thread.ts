import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { REPOSITORY_ROOT } from '../../../platform/repository-root.ts';
import type { ExportEnd, ExportMessage, WriteTask } from './export-task.ts';

const PROGRAM = path.join(REPOSITORY_ROOT, 'tools/export-thread.mjs');
/** A portion, the links of a sheet and the ids of 100,000 rows take a fifth of it. */
const MEMORY_MB = 256;

/**
 * Writes one export in a thread of its own: reading and packing 100,000 rows takes half a minute of a processor, which
 * indexing and alerts would wait for.
 * @throws the signal's reason, or whatever ended the thread; the file may then be there in part
 */
export const writeInThread: WriteTask = async (task, { signal, onProgress }) => {
  signal.throwIfAborted();
  const thread = new Worker(PROGRAM, { workerData: task, resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } });
  try {
    return await new Promise<ExportEnd>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      thread.on('message', (message: ExportMessage) => {
        if (message.kind === 'progress') onProgress(message.done, message.total);
        else resolve(message);
      });
      thread.once('error', reject);
      thread.once('exit', (code) => reject(new Error(`the thread of an export ended with ${code}`)));
    });
  } finally {
    await thread.terminate();
  }
};
