import { parentPort, workerData } from 'node:worker_threads';
import { createDatabase, createPool } from '../../platform/database/create-database.ts';
import { describeFault, isTransientFault } from '../../platform/database/database-fault.ts';
import { BillIndex } from './bill-index.ts';
import { findSimilar } from './find-similar.ts';
import type { SimilarKey } from './similar-results.repository.ts';
import type { SimilarAnswer, SimilarSetting } from './similar-threads.ts';

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

/** Loaded by the first question after a pause, and let go when none came for a while. */
let index: BillIndex | null = null;
let letGo: NodeJS.Timeout | undefined;

async function answer(key: SimilarKey): Promise<SimilarAnswer> {
  clearTimeout(letGo);
  try {
    index ??= new BillIndex();
    await index.follow(database);
    return { found: await findSimilar(database, index, key) };
  } catch (error) {
    // A load that broke off half-way begins anew.
    index = null;
    // Errors lose their class and code between threads.
    return { fault: describeFault(error), isTransient: isTransientFault(error) };
  } finally {
    letGo = setTimeout(() => (index = null), idleMs).unref();
  }
}

port?.on('message', (key: SimilarKey) => void answer(key).then((answered) => port.postMessage(answered)));
// The deadline of a task begins when its thread has loaded.
port?.postMessage('ready');
