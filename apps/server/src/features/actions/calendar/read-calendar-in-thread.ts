import { Worker } from 'node:worker_threads';
import { AppError } from '../../../platform/app-error.ts';
import { FairQueue } from '../../../platform/fair-queue.ts';
import { threadProgram } from '../../../platform/threads/thread-program.ts';
import { askThread, loadThread } from '../../../platform/threads/ask-thread.ts';
import { ThreadLimitError } from '../../../platform/threads/thread-pool.ts';
import { CalendarError } from './calendar-item.ts';
import type { ReadCalendar, ReadCalendarOptions } from './read-calendar.ts';

export interface CalendarThreadInput {
  ics: string;
  options: ReadCalendarOptions;
}
export type CalendarThreadAnswer = ReadCalendar | { fault: string };

const THREAD = threadProgram('calendar-thread');
/** The largest file of ordinary events takes a tenth of this processor time. */
const LIMITS = { processorMs: 5000, elapsedMs: 60_000 };
const MEMORY_MB = 128;
const TOO_COSTLY =
  'The events in this file take too long to read. Simplify how they repeat, then import the file again.';

/** Processes one file at a time, first come, first served; `importCalendar` limits how many a user may queue. */
const threads = new FairQueue({ running: 1, runningHeavy: 1, runningEach: 1, waitingEach: 0 });

/**
 * Reads the events of an iCalendar file in a separate thread, because a rule can repeat so rarely that the library
 * never returns from looking for the next occurrence. Only one file is read at a time so that several such files leave
 * a core free.
 * @throws CalendarError also for a file that takes more than five seconds of a processor or 128 MB; AppError BUSY
 */
export async function readCalendarInThread(ics: string, options: ReadCalendarOptions): Promise<ReadCalendar> {
  const answer = await threads.run({ person: null, isHeavy: false, run: () => readNow({ ics, options }) });
  if ('fault' in answer) throw new CalendarError(answer.fault);
  return answer;
}

async function readNow(input: CalendarThreadInput): Promise<CalendarThreadAnswer> {
  const thread = new Worker(THREAD.file, {
    argv: [...THREAD.argv],
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  try {
    return await askThread<CalendarThreadAnswer>(thread, await loadThread(thread), input, LIMITS);
  } catch (error) {
    if (!(error instanceof ThreadLimitError)) throw error;
    if (error.limit === 'elapsed') throw new AppError('BUSY', { cause: error });
    return { fault: TOO_COSTLY };
  } finally {
    await thread.terminate();
  }
}
