import { parentPort, workerData } from 'node:worker_threads';
import { createDatabase, createPool } from '../../platform/database/create-database.ts';
import { type ThreadFault, threadFaultOf } from '../../platform/threads/thread-fault.ts';
import { BillIndex } from './bill-index.ts';
import { findPassage } from './find-passage.ts';
import { findSimilar } from './find-similar.ts';
import type { PassageAnswer, PassageRequest } from './passage-request.ts';
import type { SimilarAnswer, SimilarSetting, SimilarTask } from './similar-threads.ts';

const port = parentPort;
// Whoever starts this thread gives it exactly this.
const { connectionString, idleMs } = workerData as SimilarSetting;
const pool = createPool({
  connectionString,
  maxConnections: 1,
  applicationName: 'rotunda similar bills',
  onConnectionError: () => undefined,
});
const database = createDatabase(pool);

/** Whoever asks for a passage sees that the index is being loaded rather than nothing. */
const LOADING_SHOWN_AFTER_MS = 2500;

/** Loaded by the first question after a pause, and let go when none came for a while. */
let index: BillIndex | null = null;
let following: Promise<BillIndex> | null = null;
let letGo: NodeJS.Timeout | undefined;

/** The index as the database has it now; those who ask meanwhile wait for the same. */
function followed(): Promise<BillIndex> {
  following ??= follow().finally(() => (following = null));
  return following;
}

async function follow(): Promise<BillIndex> {
  const own = index ?? new BillIndex();
  // A load that breaks off half-way begins anew.
  index = null;
  await own.follow(database);
  index = own;
  return own;
}

async function answer(task: SimilarTask): Promise<SimilarAnswer | PassageAnswer | ThreadFault> {
  clearTimeout(letGo);
  try {
    if (task.kind === 'passage') return await answerPassage(task);
    return { found: await findSimilar(database, await followed(), task) };
  } catch (error) {
    return threadFaultOf(error);
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
    // Whoever asks next is told why it failed.
    loading.catch(() => undefined);
  }
}

port?.on('message', (task: SimilarTask) => void answer(task).then((answered) => port.postMessage(answered)));
// The deadline of a task begins when its thread has loaded.
port?.postMessage('ready');
