import type { CalendarKind } from '@rotunda/contract';
import type { DocumentType, IsoDate, UnixSeconds } from '@rotunda/domain';

/** An event as its table tells it: of a day, or of an instant. */
export interface StoredEvent {
  eventId: string;
  kind: CalendarKind;
  title: string;
  /** Of an event without a time; at the place of the event where it has one. */
  day: IsoDate | null;
  startTs: UnixSeconds | null;
  endTs: UnixSeconds | null;
  document: { documentType: DocumentType; fusionId: string } | null;
  actionId: string | null;
  isoCode: string | null;
  chamber: string | null;
  byline: string | null;
  location: string | null;
  status: string | null;
  /** From 1, rising; calendars take the highest of an event they know. */
  version: number;
  updatedTs: UnixSeconds;
}

/** What most events do not have. */
export const NO_FACTS = {
  ...{ day: null, startTs: null, endTs: null, document: null, actionId: null, isoCode: null, chamber: null },
  ...{ byline: null, location: null, status: null, version: 1 },
} as const satisfies Partial<StoredEvent>;
