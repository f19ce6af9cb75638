import { parentPort, workerData } from 'node:worker_threads';
import { createDatabase, createPool } from '../../../platform/database/create-database.ts';
import { announceThread } from '../../../platform/threads/announce-thread.ts';
import { type ThreadError, getThreadError } from '../../../platform/threads/thread-error.ts';
import { BillIndex } from './bill-index.ts';
import { findPassage } from '../passages/find-passage.ts';
import { findSimilar } from './find-similar.ts';
import type { PassageAnswer, PassageRequest } from '../passages/passage-request.ts';
import type { SimilarAnswer, SimilarSetting, SimilarTask } from './similar-threads.ts';

const port = parentPort;
// Every starter of this thread passes exactly this type.
const { connectionString, idleMs } = workerData as SimilarSetting;
const pool = createPool({
  connectionString,
  maxConnections: 1,
  applicationName: 'rotunda similar bills',
  onConnectionError: () => undefined,
});
const database = createDatabase(pool);

/** After this time a passage query returns that the index is still loading. */
const LOADING_SHOWN_AFTER_MS = 2500;

/** Loaded by the first query and released after a period without queries. */
let index: BillIndex | null = null;
let following: Promise<BillIndex> | null = null;
let letGo: NodeJS.Timeout | undefined;

/** Returns the index, updated from the database; concurrent callers share one update. */
function followed(): Promise<BillIndex> {
  following ??= follow().finally(() => (following = null));
  return following;
}

async function follow(): Promise<BillIndex> {
  const own = index ?? new BillIndex();
  // A failed load must start again, so the index is only assigned on success.
  index = null;
  await own.follow(database);
  index = own;
  return own;
}

async function answer(task: SimilarTask): Promise<SimilarAnswer | PassageAnswer | ThreadError> {
  clearTimeout(letGo);
  try {
    if (task.kind === 'passage') return await answerPassage(task);
    return { found: await findSimilar(database, await followed(), task) };
  } catch (error) {
    return getThreadError(error);
  } finally {
    letGo = setTimeout(() => (index = null), idleMs).unref();
  }
}

async function answerPassage(request: PassageRequest): Promise<PassageAnswer> {
  const loading = followed();
  if (request.isPatient) return findPassage(database, await loading, request);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), LOADING_SHOWN_AFTER_MS);
  });
  try {
    return await findPassage(database, await Promise.race([loading, late]), request);
  } finally {
    clearTimeout(timer);
    // Handles the rejection; the next query loads again and reports the error.
    loading.catch(() => undefined);
  }
}

port?.on('message', (task: SimilarTask) => void answer(task).then((answered) => port.postMessage(answered)));
announceThread(port);
