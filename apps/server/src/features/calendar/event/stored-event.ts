import type { CalendarKind } from '@rotunda/contract';
import type { DocumentType, IsoDate, UnixSeconds } from '@rotunda/domain';

/** Event as its table stores it, either with a day or with an instant. */
export interface StoredEvent {
  eventId: string;
  kind: CalendarKind;
  title: string;
  /** Set for an event without a time; for an event with a time, the local date at its place if known. */
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
  /** Starts at 1 and increases; calendars keep the highest version of an event. */
  version: number;
  updatedTs: UnixSeconds;
}

/** Defaults for facts that most events lack. */
export const NO_FACTS = {
  day: null,
  startTs: null,
  endTs: null,
  document: null,
  actionId: null,
  isoCode: null,
  chamber: null,
  byline: null,
  location: null,
  status: null,
  version: 1,
} as const satisfies Partial<StoredEvent>;
