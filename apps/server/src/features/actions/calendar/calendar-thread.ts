import { parentPort } from 'node:worker_threads';
import { announceThread } from '../../../platform/threads/announce-thread.ts';
import { CalendarError } from './calendar-item.ts';
import { readCalendar } from './read-calendar.ts';
import type { CalendarThreadAnswer, CalendarThreadInput } from './read-calendar-in-thread.ts';

const port = parentPort;
port?.once('message', (input: CalendarThreadInput) => port.postMessage(answer(input)));
announceThread(port);

/** Returns a fault as text because errors lose their class between threads. Any other error ends the thread. */
function answer({ ics, options }: CalendarThreadInput): CalendarThreadAnswer {
  try {
    return readCalendar(ics, options);
  } catch (error) {
    if (error instanceof CalendarError) return { fault: error.message };
    throw error;
  }
}
