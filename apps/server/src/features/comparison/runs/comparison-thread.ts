import { compareTexts, COMPARISON_VERSION, ComparisonDeadlineError, toComparableText } from '@rotunda/comparison';
import { parentPort, workerData } from 'node:worker_threads';
import { createDatabase, createPool } from '../../../platform/database/create-database.ts';
import { describeError, isTransientError } from '../../../platform/database/database-error.ts';
import { announceThread } from '../../../platform/threads/announce-thread.ts';
import { createProcessorClock } from '../../../platform/threads/processor-time.ts';
import { createDocumentsRepository, getTextBytes } from '../../documents/index.ts';
import type { ComparingAnswer, ComparingSetting, ComparingTask } from './comparison-threads.ts';
import { presentComparison } from '../comparison.presenter.ts';

const port = parentPort;
// The code that starts this thread passes exactly this data.
const { connectionString, maxTextBytes, compareMs } = workerData as ComparingSetting;

/** Texts are read in this thread too, because parsing several megabytes would block the main thread. */
const pool = createPool({
  connectionString,
  maxConnections: 1,
  applicationName: 'rotunda comparison',
  onConnectionError: () => undefined,
});
const database = createDatabase(pool);

/** A busy machine must not be mistaken for texts that take too long; without this clock, only the pool has a limit. */
const now = createProcessorClock();
const limits = now === undefined ? {} : { deadlineMs: compareMs, now };

async function answer({ left, right, percent }: ComparingTask): Promise<ComparingAnswer> {
  Atomics.store(percent, 0, 1);
  try {
    // Checked before reading, because an allocation that overflows the heap ends the whole process.
    const sizes = await Promise.all([left, right].map((fnDocumentId) => getTextBytes(database, { fnDocumentId })));
    if (sizes.some((bytes) => bytes > maxTextBytes)) return { tooLarge: true };
    const [leftText, rightText] = await Promise.all([readText(left), readText(right)]);
    if (leftText === null || rightText === null) return { notHeld: true };
    const onProgress = (share: number) => void Atomics.store(percent, 0, Math.max(1, Math.floor(share * 100)));
    const comparison = compareTexts(leftText.text, rightText.text, { ...limits, onProgress });
    const { overview, sections } = presentComparison(leftText.text, rightText.text, comparison);
    return {
      key: { leftHash: leftText.hash, rightHash: rightText.hash, comparisonVersion: COMPARISON_VERSION },
      // Passed as JSON text, because a thread transfers text a hundred times faster than the equivalent tree.
      overviewJson: JSON.stringify(overview),
      sectionsJson: JSON.stringify(sections),
    };
  } catch (error) {
    if (error instanceof ComparisonDeadlineError) return { tooSlow: true };
    // Errors lose their class and code between threads.
    return { fault: describeError(error), isTransient: isTransientError(error) };
  }
}

async function readText(fnDocumentId: string) {
  const text = await createDocumentsRepository(database).getText(fnDocumentId);
  if (text === null) return null;
  return { hash: text.contentHash, text: toComparableText(text.sections, text.language === 'fr' ? 'fr' : 'en') };
}

port?.on('message', (task: ComparingTask) => void answer(task).then((answered) => port.postMessage(answered)));
announceThread(port);
