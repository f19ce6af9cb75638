import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { FairQueue } from '../../../platform/fair-queue.ts';
import { REPOSITORY_ROOT } from '../../../platform/repository-root.ts';
import { CalendarFault, type ReadCalendar, type ReadCalendarOptions } from './read-calendar.ts';

export interface CalendarThreadInput {
  ics: string;
  options: ReadCalendarOptions;
}
export type CalendarThreadAnswer = ReadCalendar | { fault: string };

const THREAD = path.join(REPOSITORY_ROOT, 'tools/calendar-thread.mjs');
/** The largest file of ordinary events takes a tenth of this time. */
const DEADLINE_MS = 5000;
const MEMORY_MB = 128;
const TOO_COSTLY =
  'The events in this file take too long to read. Simplify how they repeat, then import the file again.';

/** Processes one file at a time, first come, first served; `importCalendar` limits how many a user may queue. */
const threads = new FairQueue({ running: 1, runningHeavy: 1, runningEach: 1, waitingEach: 0 });

/**
 * Reads the events of an iCalendar file in a separate thread, because a rule can repeat so rarely that the library
 * never returns from looking for the next occurrence. Only one file is read at a time so that several such files leave
 * a core free.
 * @throws CalendarFault also for a file that takes more than five seconds or 128 MB
 */
export async function readCalendarInThread(ics: string, options: ReadCalendarOptions): Promise<ReadCalendar> {
  const answer = await threads.run({ person: null, isHeavy: false, run: () => readNow({ ics, options }) });
  if ('fault' in answer) throw new CalendarFault(answer.fault);
  return answer;
}

async function readNow(input: CalendarThreadInput): Promise<CalendarThreadAnswer> {
  const thread = new Worker(THREAD, { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } });
  try {
    await once(thread, 'message');
    const answered = once(thread, 'message', { signal: AbortSignal.timeout(DEADLINE_MS) });
    thread.postMessage(input);
    // The thread's first message said it was ready; the second is its answer.
    const [answer] = (await answered) as [CalendarThreadAnswer];
    return answer;
  } catch (error) {
    if (isOverLimit(error)) return { fault: TOO_COSTLY };
    throw error;
  } finally {
    await thread.terminate();
  }
}

function isOverLimit(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'AbortError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY');
}
