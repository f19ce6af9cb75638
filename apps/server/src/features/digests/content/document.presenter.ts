import { getDay, type DocumentCard, getIdentifier, describeCardDetails, subtypeName } from '@rotunda/contract';
import { type IsoDate, meetingChange } from '@rotunda/domain';
import type { DigestDocument, MarkedText } from './digest-model.ts';

const DAY = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', year: 'numeric', month: 'short', day: 'numeric' });

/** Formats `2026-03-09` as `Mar 9, 2026`, independent of time zones. */
export function shortDay(day: IsoDate | null): string | null {
  return day === null ? null : DAY.format(new Date(`${day}T00:00:00Z`));
}

/**
 * Presents a document as on its card.
 * @param today in the reader's zone
 */
export function presentDocument(
  card: DocumentCard,
  { href, today, title }: { href: string; today: IsoDate; title?: MarkedText | undefined },
): DigestDocument {
  return {
    identifier: getIdentifier(card),
    title: title ?? { text: card.title, marks: [] },
    status: getStatus(card, today),
    day: shortDay(getDay(card)),
    standing: describeCardDetails(card),
    href,
  };
}

/** Matches the badge of the card; an open comment period takes precedence for a regulation. */
function getStatus(card: DocumentCard, today: IsoDate): string | null {
  if (card.genericStatus !== null) return card.genericStatus;
  const change = meetingChange(card.meetingStatus);
  if (change !== null) return change;
  if (card.commentEndDate !== null && card.commentEndDate >= today) {
    return `Comments due ${shortDay(card.commentEndDate)}`;
  }
  return card.regulationDocumentType ?? subtypeName(card);
}
