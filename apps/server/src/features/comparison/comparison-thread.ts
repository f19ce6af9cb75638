import { compareTexts, COMPARISON_VERSION, ComparisonDeadlineError, toComparableText } from '@rotunda/comparison';
import { parentPort, workerData } from 'node:worker_threads';
import { createDatabase, createPool } from '../../platform/database/create-database.ts';
import { describeFault, isTransientFault } from '../../platform/database/database-fault.ts';
import { createDocumentsRepository, textBytesOf } from '../documents/index.ts';
import type { ComparingAnswer, ComparingSetting, ComparingTask } from './comparison-threads.ts';
import { presentComparison } from './present-comparison.ts';

const port = parentPort;
// Whoever starts this thread gives it exactly this.
const { connectionString, maxTextBytes, compareMs } = workerData as ComparingSetting;

/** Texts are read here too: taking apart one of some megabytes holds up whoever does it. */
const pool = createPool({
  connectionString,
  maxConnections: 1,
  applicationName: 'rotunda comparison',
  onConnectionError: () => undefined,
});
const database = createDatabase(pool);

async function answer({ left, right }: ComparingTask): Promise<ComparingAnswer> {
  try {
    // Asked before they are read: a heap that overflows within one allocation takes the whole process with it.
    const sizes = await Promise.all([left, right].map((fnDocumentId) => textBytesOf(database, { fnDocumentId })));
    if (sizes.some((bytes) => bytes > maxTextBytes)) return { tooLarge: true };
    const [leftText, rightText] = await Promise.all([readText(left), readText(right)]);
    if (leftText === null || rightText === null) return { notHeld: true };
    const comparison = compareTexts(leftText.text, rightText.text, { deadlineMs: compareMs });
    const { overview, sections } = presentComparison(leftText.text, rightText.text, comparison);
    return {
      key: { leftHash: leftText.hash, rightHash: rightText.hash, comparisonVersion: COMPARISON_VERSION },
      // Text, because a thread passes on a text a hundred times faster than the tree that it describes.
      overviewJson: JSON.stringify(overview),
      sectionsJson: JSON.stringify(sections),
    };
  } catch (error) {
    if (error instanceof ComparisonDeadlineError) return { tooSlow: true };
    // Errors lose their class and code between threads.
    return { fault: describeFault(error), isTransient: isTransientFault(error) };
  }
}

async function readText(fnDocumentId: string) {
  const text = await createDocumentsRepository(database).getText(fnDocumentId);
  if (text === null) return null;
  return { hash: text.contentHash, text: toComparableText(text.sections, text.language === 'fr' ? 'fr' : 'en') };
}

port?.on('message', (task: ComparingTask) => void answer(task).then((answered) => port.postMessage(answered)));
// The deadline of a task begins when its thread has loaded.
port?.postMessage('ready');
