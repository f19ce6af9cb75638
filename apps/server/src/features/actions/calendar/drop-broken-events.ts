import ICAL from 'ical.js';

/** A calendar file without the events whose lines are no iCalendar. */
export interface MendedCalendar {
  ics: string;
  /** Names of the events that were left out; null for one without a name. */
  dropped: (string | null)[];
}

/**
 * Leaves out the events that make the library refuse a whole file, such as one with a line without a value. Any other
 * line stays, so the file may still be refused.
 */
export function dropBrokenEvents(ics: string): MendedCalendar {
  const dropped: (string | null)[] = [];
  const kept = ics.replaceAll(/^BEGIN:VEVENT\r?$[^]*?^END:VEVENT[ \t]*\r?$\n?/gim, (event) => {
    if (isReadable(event)) return event;
    dropped.push(/^SUMMARY[^:\r\n]*:(.*)$/im.exec(event)?.[1]?.trim() ?? null);
    return '';
  });
  return { ics: kept, dropped };
}

function isReadable(event: string): boolean {
  try {
    ICAL.parse(event);
    return true;
  } catch {
    return false;
  }
}
