import { DocumentLine, DocumentLines, LineEnd } from '../../../shared/documents/document-lines.tsx';
import { ViewDetailsButton } from '../../../shared/documents/view-details-button.tsx';
import type { OpenRelated } from '../../../shared/documents/open-related.ts';
import { formatMeeting } from '../../../shared/format/format-date.ts';
import { formatNumber } from '../../../shared/format/format-number.ts';
import { ShowMoreList, SubHeading } from '../../../shared/ui/section.tsx';
import { truncateText } from '../../../shared/format/truncate-text.ts';
import { committeeTexts as words } from '../committee-texts.ts';
import type { Committee } from '../hooks/use-committee.ts';

type Meetings = Committee['upcomingMeetings'];
type Meeting = Meetings['results'][number];

/** Maximum characters of a title, because titles of meetings list bills. */
const TITLE = 150;

export interface MeetingLinesProps {
  committee: Pick<Committee, 'name' | 'upcomingMeetings' | 'pastMeetings'>;
  onOpen: OpenRelated;
}

/** Meetings of a committee and its subcommittees: upcoming ones, soonest first, then past ones, latest first. */
export function MeetingLines({ committee, onOpen }: MeetingLinesProps) {
  const { upcomingMeetings, pastMeetings, name } = committee;
  return (
    <DocumentLines hasEndBelow>
      <Meetings {...{ heading: words.upcoming, meetings: upcomingMeetings, more: words.laterMeetings, name, onOpen }} />
      <Meetings {...{ heading: words.past, meetings: pastMeetings, more: words.earlierMeetings, name, onOpen }} />
    </DocumentLines>
  );
}

interface MeetingsProps {
  heading: string;
  meetings: Meetings;
  more: (total: number) => string;
  name: string;
  onOpen: OpenRelated;
}

function Meetings({ heading, meetings: { results, total }, more, name, onOpen }: MeetingsProps) {
  if (results.length === 0) return null;
  const among = results.map(getTarget);
  return (
    <div>
      <SubHeading>{`${heading} (${formatNumber(total)})`}</SubHeading>
      <ShowMoreList label={heading}>
        {results.map((meeting) => (
          <DocumentLine
            key={meeting.fusionId}
            name={truncateText(meeting.title, TITLE)}
            title={meeting.title}
            second={secondLine(meeting, name)}
            end={
              <LineEnd>
                <ViewDetailsButton name={meeting.title} onOpen={() => onOpen(getTarget(meeting), among)} />
              </LineEnd>
            }
          />
        ))}
      </ShowMoreList>
      {total > results.length ? <p>{more(total)}</p> : null}
    </div>
  );
}

const getTarget = ({ fusionId }: Meeting) => ({ documentType: 'CQSchedules' as const, fusionId });

/** Formats when the meeting is, what kind it is, its status, and its committee if it is a different one. */
function secondLine(meeting: Meeting, name: string): string {
  const { startsAt: startTs, lastActionOn: day, timeZone: zone, documentSubtype, meetingStatus, byline } = meeting;
  return [formatMeeting({ day, startTs, zone }), documentSubtype, meetingStatus, byline === name ? null : byline]
    .filter(Boolean)
    .join(' · ');
}
