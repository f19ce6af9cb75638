import { parentPort } from 'node:worker_threads';
import { CalendarFault, readCalendar } from './read-calendar.ts';
import type { CalendarThreadAnswer, CalendarThreadInput } from './read-calendar-in-thread.ts';

const port = parentPort;
port?.once('message', (input: CalendarThreadInput) => port.postMessage(answer(input)));
// The deadline of a file begins when its thread has loaded.
port?.postMessage('ready');

/** Errors lose their class between threads, so a fault travels as its text; any other error ends the thread. */
function answer({ ics, options }: CalendarThreadInput): CalendarThreadAnswer {
  try {
    return { events: readCalendar(ics, options) };
  } catch (error) {
    if (error instanceof CalendarFault) return { fault: error.message };
    throw error;
  }
}
