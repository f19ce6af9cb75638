import { cutText } from '@rotunda/domain';
import Button from '@mui/material/Button';
import { useDisplayForAuthUser } from '../../../shared/api/display-for-auth-user.ts';
import { DocumentLine, DocumentLines } from '../../../shared/documents/document-lines.tsx';
import { formatMeeting } from '../../../shared/format/format-date.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { ShowMoreList } from '../../../shared/ui/section.tsx';
import { SkeletonText } from '../../../shared/ui/skeleton-text.tsx';
import type { BillEvent, useBillEvents } from '../hooks/use-legislation.ts';
import { legislationTexts } from '../legislation-texts.ts';

/** Maximum characters of an event's title (LEG-03). */
const EVENT_TITLE = 75;

/**
 * Cuts a title to exactly 75 characters and an ellipsis, and not at a word, because the specification counts
 * characters.
 */
export function eventTitle(title: string): string {
  return title.length > EVENT_TITLE ? `${cutText(title, EVENT_TITLE)}…` : title;
}

function formatEventDate({ eventDate: day, eventTs, hasStartTime, timeZone: zone }: BillEvent): string {
  return formatMeeting({ day, startTs: hasStartTime ? eventTs : null, zone });
}

export interface BillEventsProps {
  events: ReturnType<typeof useBillEvents>;
  /** Logs an action about an event (ACT-03); null for a viewer. */
  onCreateAction: ((event: BillEvent) => void) | null;
}

/** Hearings and markups that name the bill, with their time zone. */
export function BillEvents({ events, onCreateAction }: BillEventsProps) {
  const isSignedIn = useDisplayForAuthUser();
  if (events.isPending) return <SkeletonText lines={3} />;
  if (events.isError) {
    return (
      <ErrorState message={legislationTexts.eventsFailed} error={events.error} onRetry={() => void events.refetch()} />
    );
  }
  if (events.data.length === 0) return <p>{texts.documents.noHearings}</p>;
  return (
    <DocumentLines>
      <ShowMoreList label={legislationTexts.hearings}>
        {events.data.map((event) => (
          <DocumentLine
            key={event.id}
            name={eventTitle(event.eventTitle)}
            title={event.eventTitle}
            second={[formatEventDate(event), event.status, event.committeeName, event.eventLocation]
              .filter(Boolean)
              .join(' · ')}
            end={
              onCreateAction && isSignedIn ? (
                <Button
                  size="small"
                  startIcon={<Icon name="plus" />}
                  aria-label={legislationTexts.createActionOf(eventTitle(event.eventTitle))}
                  onClick={() => onCreateAction(event)}
                >
                  {legislationTexts.createAction}
                </Button>
              ) : null
            }
          />
        ))}
      </ShowMoreList>
    </DocumentLines>
  );
}
