import { parentPort, workerData } from 'node:worker_threads';
import { createDatabase, createPool } from '../../../platform/database/create-database.ts';
import { type ThreadFault, threadFaultOf } from '../../../platform/threads/thread-fault.ts';
import { readMarkedText, textBytesOf } from '../../documents/index.ts';
import { findDocumentPassages } from './find-document-passages.ts';
import { judgeDocument } from './judge-document.ts';
import type { MatchingAnswer, MatchingSetting, MatchingTask } from './matching-threads.ts';

const port = parentPort;
// Whoever starts this thread gives it exactly this.
const { connectionString, maxTextBytes } = workerData as MatchingSetting;

/** Documents are read here too: taking one of 20 MB apart takes as long as finding words in it. */
const pool = createPool({
  connectionString,
  maxConnections: 1,
  applicationName: 'rotunda matching',
  onConnectionError: () => undefined,
});
const database = createDatabase(pool);

async function answer(task: MatchingTask): Promise<MatchingAnswer | ThreadFault> {
  try {
    // Asked before it is read: a heap that overflows within one allocation takes the whole process with it, not the thread.
    if ((await textBytesOf(database, task)) > maxTextBytes) return { tooLarge: true };
    // Text, because a thread passes on a text a hundred times faster than the tree that it describes.
    return { json: JSON.stringify(await work(task)) };
  } catch (error) {
    return threadFaultOf(error);
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
// The deadline of a task begins when its thread has loaded.
port?.postMessage('ready');
