import { parentPort, workerData } from 'node:worker_threads';
import { createPool } from '../../../../platform/database/create-database.ts';
import { describeFault } from '../../../../platform/database/database-fault.ts';
import { FREQUENT_TERMS } from '../postgres/frequent-terms.ts';
import { ResidentIndex, TooLargeError } from './resident-index.ts';
import type { ResidentMessage, ResidentSetting, ResidentTask } from './resident-searches.ts';

/** How often it is looked for changes that no search has asked about. */
const CATCH_UP_MS = 5_000;

const port = parentPort;
// Whoever starts this thread gives it exactly this.
const { connectionString, mostBytes, frequentTerms = FREQUENT_TERMS } = workerData as ResidentSetting;

const pool = createPool({
  connectionString,
  // One reads what changed while the other asks for changes.
  maxConnections: 2,
  statementTimeoutMs: 120_000,
  applicationName: 'rotunda memory',
  onConnectionError: () => undefined,
});
const index = new ResidentIndex({
  ...{ pool, frequentTerms, mostBytes },
  onEmptied: () => tell({ kind: 'state', documents: 0, heldBytes: 0, fault: null }),
});

function tell(message: ResidentMessage): void {
  port?.postMessage(message);
}

async function answer(task: ResidentTask): Promise<void> {
  try {
    const answered = task.kind === 'search' ? await index.search(task.request) : await index.count(task.request);
    tell({ kind: 'answer', id: task.id, answer: answered });
  } catch {
    // The database is asked itself then, and tells what is wrong with it.
    tell({ kind: 'answer', id: task.id, answer: null });
  }
}

async function keepUp(): Promise<void> {
  try {
    await index.catchUp();
    tell({ kind: 'state', documents: index.documents, heldBytes: index.heldBytes, fault: null });
  } catch (error) {
    tell({ kind: 'state', documents: 0, heldBytes: 0, fault: describeFault(error) });
    if (error instanceof TooLargeError) {
      await pool.end();
      tell({ kind: 'too-large' });
      return;
    }
  }
  setTimeout(() => void keepUp(), CATCH_UP_MS);
}

port?.on('message', (task: ResidentTask) => void answer(task));
void keepUp();
