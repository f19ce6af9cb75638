import { z } from 'zod';
import type { CalendarEvent } from './calendar-item.presenter.ts';

/**
 * The calendar event as it was last imported into an action. It tells which version is newer, which fields users have
 * changed since, and which days an all-day event covers.
 */
const importedEventSchema = z.object({
  version: z.object({
    sequence: z.number(),
    modifiedTs: z.number().nullable(),
    stampTs: z.number().nullable(),
  }),
  name: z.string(),
  summary: z.string().nullable(),
  startTs: z.number(),
  endTs: z.number(),
  days: z.object({ first: z.string(), last: z.string() }).nullable(),
});
export type ImportedEvent = z.infer<typeof importedEventSchema>;

/** @param name the event's name, cleaned like every name from a file */
export function getImportedEvent({ version, description, startTs, endTs, days }: CalendarEvent, name: string) {
  return { version, name, summary: description, startTs, endTs, days } satisfies ImportedEvent;
}

/** Reads the column of an action; null for an action that was not imported. */
export function readImportedEvent(stored: unknown): ImportedEvent | null {
  return stored === null || stored === undefined ? null : importedEventSchema.parse(stored);
}
