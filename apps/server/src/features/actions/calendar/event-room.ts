import { LIMITS } from '@rotunda/contract';
import type { UnixSeconds } from '@rotunda/domain';
import { CalendarError } from './calendar-item.ts';
import type { CalendarEvent } from './calendar-item.presenter.ts';

/** Thrown for more events than an import may add. */
export class TooManyEvents extends CalendarError {
  constructor() {
    super(`The file contains more than ${LIMITS.calendarEvents} events.`);
  }
}

/**
 * Collects the events of a file up to the limit of an import. Recent and coming ones come first, so that decades of a
 * calendar refuse nothing; older ones fill what room is left, the latest first.
 */
export class EventRoom {
  readonly #recentFromTs: UnixSeconds;
  readonly #recent: CalendarEvent[] = [];
  readonly #older: CalendarEvent[] = [];

  constructor(recentFromTs: UnixSeconds) {
    this.#recentFromTs = recentFromTs;
  }

  /** @throws CalendarError as soon as the recent and coming events alone are too many */
  add(events: readonly CalendarEvent[]): void {
    for (const event of events) (event.endTs >= this.#recentFromTs ? this.#recent : this.#older).push(event);
    if (this.#recent.length > LIMITS.calendarEvents) throw new TooManyEvents();
  }

  /** Returns what fits, and how many older events do not. */
  take(): { events: CalendarEvent[]; leftOut: number } {
    const room = LIMITS.calendarEvents - this.#recent.length;
    const kept = this.#older.toSorted((a, b) => b.startTs - a.startTs).slice(0, room);
    return { events: [...kept.toReversed(), ...this.#recent], leftOut: this.#older.length - kept.length };
  }
}
