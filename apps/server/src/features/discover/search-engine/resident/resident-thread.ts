import { parentPort, workerData } from 'node:worker_threads';
import { systemClock } from '../../../../platform/clock.ts';
import { createPool } from '../../../../platform/database/create-database.ts';
import { describeError } from '../../../../platform/database/database-error.ts';
import { FREQUENT_TERMS } from '../postgres/frequent-terms.ts';
import { ResidentIndex, TooLargeError } from './resident-index.ts';
import type { ResidentMessage, ResidentSetting, ResidentTask } from './resident-searches.ts';

/** Interval of checks for changes that no search has triggered. */
const CATCH_UP_MS = 5_000;

const port = parentPort;
// The code that starts this thread passes exactly this data.
const { connectionString, maxBytes, frequentTerms = FREQUENT_TERMS } = workerData as ResidentSetting;

const pool = createPool({
  connectionString,
  // One connection reads changes while the other checks for them.
  maxConnections: 2,
  statementTimeoutMs: 120_000,
  applicationName: 'rotunda memory',
  onConnectionError: () => undefined,
});
const index = new ResidentIndex({
  pool,
  frequentTerms,
  maxBytes,
  onEmptied: () =>
    post({
      kind: 'state',
      documents: 0,
      memoryBytes: 0,
    }),
});

function post(message: ResidentMessage): void {
  port?.postMessage(message);
}

async function answer(task: ResidentTask): Promise<void> {
  try {
    const isAwaited = () => systemClock.nowMs() < task.untilMs;
    const answered = await (task.kind === 'search'
      ? index.search(task.request, isAwaited)
      : index.count(task.request, isAwaited));
    post({ kind: 'answer', id: task.id, answer: answered });
  } catch (error) {
    // The database answers instead. The fault is reported, because a fault of memory alone would otherwise go
    // unnoticed.
    post({ kind: 'fault', fault: describeError(error) });
    post({ kind: 'answer', id: task.id, answer: null });
  }
}

async function catchUpAgain(): Promise<void> {
  try {
    await index.catchUp();
    post({ kind: 'state', documents: index.documents, memoryBytes: index.memoryBytes });
  } catch (error) {
    post({ kind: 'fault', fault: describeError(error) });
    post({ kind: 'state', documents: 0, memoryBytes: 0 });
    if (error instanceof TooLargeError) {
      await pool.end();
      post({ kind: 'too-large' });
      return;
    }
  }
  setTimeout(() => void catchUpAgain(), CATCH_UP_MS);
}

port?.on('message', (task: ResidentTask) => void answer(task));
void catchUpAgain();
