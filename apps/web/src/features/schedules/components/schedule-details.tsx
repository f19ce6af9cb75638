import { formatDateTime } from '../../../shared/format/format-date.ts';
import { AddressLink } from '../../../shared/navigation/address-link.tsx';
import { documentPath } from '../../../shared/navigation/document-path.ts';
import { LabelValue } from '../../../shared/ui/label-value.tsx';
import { LinkifiedText } from '../../../shared/ui/linkified-text.tsx';
import { TruncatedText } from '../../../shared/ui/truncated-text.tsx';
import { WebLink } from '../../../shared/ui/web-link.tsx';
import type { Schedule } from '../hooks/use-schedule.ts';
import { scheduleDays } from '../model/schedule-days.ts';
import { scheduleTexts as words } from '../schedule-texts.ts';

/** Maximum characters of a title before `Show More` (SCH-01). */
const TITLE = 200;

/** Shows the facts about the meeting itself. */
export function ScheduleDetails({ schedule }: { schedule: Schedule }) {
  const { displayDate, hasDisplayTime, timeZone, card, documents, sponsors } = schedule;
  const starts = displayDate !== null && hasDisplayTime ? formatDateTime(displayDate, timeZone) : null;
  return (
    <LabelValue
      facts={[
        {
          label: words.title,
          value: (
            // Titles can list bills on several lines.
            <span style={{ whiteSpace: 'pre-line' }}>
              <TruncatedText text={schedule.title} limit={TITLE} />
            </span>
          ),
        },
        { label: words.type, value: schedule.type },
        { label: words.date, value: scheduleDays(schedule) || words.dateNotStated },
        { label: words.starts, value: starts },
        { label: words.status, value: schedule.status },
        { label: words.location, value: schedule.location },
        { label: words.committees, value: sponsors.length === 0 ? null : <Sponsors sponsors={sponsors} /> },
        { label: words.description, value: textOrNull(schedule.description) },
        { label: words.note, value: textOrNull(schedule.eventNote) },
        {
          label: words.documents,
          value:
            documents.length === 0 ? null : (
              <ul>
                {documents.map(({ title, url }, place) => (
                  // Several documents can share a title and an address.
                  <li key={`${place} ${url}`}>
                    <WebLink href={url}>{title}</WebLink>
                  </li>
                ))}
              </ul>
            ),
        },
        {
          label: words.original,
          value: card?.sourceUrl && <WebLink href={card.sourceUrl}>{words.viewOriginal}</WebLink>,
        },
      ]}
    />
  );
}

function textOrNull(text: string | null) {
  return text === null ? null : (
    <span style={{ whiteSpace: 'pre-line' }}>
      <LinkifiedText text={text} />
    </span>
  );
}

/** Lists the committees that hold the meeting. Stored ones link to their page. */
function Sponsors({ sponsors }: Pick<Schedule, 'sponsors'>) {
  return (
    <ul>
      {sponsors.map(({ name, fusionId }, place) => (
        <li key={`${place} ${name}`}>
          {fusionId === null ? (
            name
          ) : (
            <AddressLink href={documentPath({ documentType: 'Committee', fusionId })}>{name}</AddressLink>
          )}
        </li>
      ))}
    </ul>
  );
}
