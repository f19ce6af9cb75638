import { parentPort, workerData } from 'node:worker_threads';
import { createDatabase, createPool } from '../../../platform/database/create-database.ts';
import { announceThread } from '../../../platform/threads/announce-thread.ts';
import { type ThreadError, getThreadError } from '../../../platform/threads/thread-error.ts';
import { readMarkedText, getTextBytes } from '../../documents/index.ts';
import { findDocumentPassages } from './find-document-passages.ts';
import { judgeDocument } from './judge-document.ts';
import type { MatchingAnswer, MatchingSetting, MatchingTask } from './matching-threads.ts';

const port = parentPort;
// The code that starts this thread passes exactly this data.
const { connectionString, maxTextBytes } = workerData as MatchingSetting;

/** Documents are read in this thread too, because parsing one of 20 MB takes as long as finding words in it. */
const pool = createPool({
  connectionString,
  maxConnections: 1,
  applicationName: 'rotunda matching',
  onConnectionError: () => undefined,
});
const database = createDatabase(pool);

async function answer(task: MatchingTask): Promise<MatchingAnswer | ThreadError> {
  try {
    // Checked before reading, because an allocation that overflows the heap ends the whole process, not just the
    // thread.
    if ((await getTextBytes(database, task)) > maxTextBytes) return { tooLarge: true };
    // Passed as JSON text, because a thread transfers text a hundred times faster than the equivalent tree.
    return { json: JSON.stringify(await work(task)) };
  } catch (error) {
    return getThreadError(error);
  }
}

function work(task: MatchingTask): Promise<unknown> {
  switch (task.kind) {
    case 'text':
      return readMarkedText(database, task);
    case 'verdict':
      return judgeDocument(database, task);
    case 'passages':
      return findDocumentPassages(database, task);
  }
}

port?.on('message', (task: MatchingTask) => void answer(task).then((answered) => port.postMessage(answered)));
announceThread(port);
