import { parentPort, workerData } from 'node:worker_threads';
import { CalendarFault, readCalendar } from './read-calendar.ts';
import type { CalendarThreadAnswer, CalendarThreadInput } from './read-calendar-in-thread.ts';

// `readCalendarInThread` is the only one to start this file.
const { ics, options } = workerData as CalendarThreadInput;
parentPort?.postMessage(answer());

/** Errors lose their class between threads, so a fault travels as its text; any other error ends the thread. */
function answer(): CalendarThreadAnswer {
  try {
    return { events: readCalendar(ics, options) };
  } catch (error) {
    if (error instanceof CalendarFault) return { fault: error.message };
    throw error;
  }
}
