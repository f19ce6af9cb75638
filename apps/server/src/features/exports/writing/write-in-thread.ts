import { Worker } from 'node:worker_threads';
import { threadProgram } from '../../../platform/threads/thread-program.ts';
import { ThreadLimitError } from '../../../platform/threads/thread-pool.ts';
import { watchWork } from '../../../platform/threads/work-limits.ts';
import type { ExportEnd, ExportMessage, WriteTask } from './export-task.ts';

const PROGRAM = threadProgram('export-thread');
/** Heap limit. A chunk, the links of a sheet and the ids of 100,000 rows take a fifth of it. */
const MEMORY_MB = 256;
/** 100,000 rows take a minute of a processor. */
const LIMITS = { processorMs: 10 * 60_000, elapsedMs: 2 * 3_600_000 };

/**
 * Writes one export in its own thread, because reading and compressing 100,000 rows takes half a minute of CPU time,
 * which would block indexing and alerts.
 * @throws the signal's reason, ThreadLimitError, or the error that ended the thread; a partial file may then exist
 */
export const writeInThread: WriteTask = async (task, { signal, onProgress }) => {
  signal.throwIfAborted();
  const thread = new Worker(PROGRAM.file, {
    argv: [...PROGRAM.argv],
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  let unwatch: () => void = () => undefined;
  try {
    return await new Promise<ExportEnd>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      thread.on('message', (message: ExportMessage) => {
        if (message.kind === 'progress') onProgress(message.done, message.total);
        else if (message.kind === 'loaded') {
          unwatch = watchWork(message.clock, LIMITS, (limit) => reject(new ThreadLimitError(limit)));
        } else resolve(message);
      });
      thread.once('error', reject);
      thread.once('exit', (code) => reject(new Error(`the thread of an export ended with ${code}`)));
    });
  } finally {
    unwatch();
    await thread.terminate();
  }
};
