import { ViewDetailsButton } from '../../../shared/documents/view-details-button.tsx';
import type { OpenRelated } from '../../../shared/documents/open-related.ts';
import { formatDateTime, formatDay } from '../../../shared/format/format-date.ts';
import { formatNumber } from '../../../shared/format/format-number.ts';
import { ShowMoreList } from '../../../shared/ui/section.tsx';
import { truncateText } from '../../../shared/ui/truncated-text.tsx';
import { committeeTexts as words } from '../committee-texts.ts';
import type { Committee } from '../hooks/use-committee.ts';
import { CommitteeLines } from './committee-lines.ts';

type Meetings = Committee['upcomingMeetings'];
type Meeting = Meetings['results'][number];

/** Characters of a title; titles of meetings list bills. */
const TITLE = 150;

export interface MeetingLinesProps {
  committee: Pick<Committee, 'name' | 'upcomingMeetings' | 'pastMeetings'>;
  onOpen: OpenRelated;
}

/** Meetings of a committee and its subcommittees: those to come, the nearest first, then the latest. */
export function MeetingLines({ committee, onOpen }: MeetingLinesProps) {
  const { upcomingMeetings, pastMeetings, name } = committee;
  return (
    <CommitteeLines>
      <Meetings {...{ heading: words.upcoming, meetings: upcomingMeetings, more: words.laterMeetings, name, onOpen }} />
      <Meetings {...{ heading: words.past, meetings: pastMeetings, more: words.earlierMeetings, name, onOpen }} />
    </CommitteeLines>
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
  const among = results.map(targetOf);
  return (
    <div>
      <h3>{`${heading} (${formatNumber(total)})`}</h3>
      <ShowMoreList label={heading}>
        {results.map((meeting) => (
          <li key={meeting.fusionId}>
            <span className="main">
              <span className="name" title={meeting.title}>
                {truncateText(meeting.title, TITLE)}
              </span>
              <span className="second">{secondLine(meeting, name)}</span>
            </span>
            <span className="end">
              <ViewDetailsButton name={meeting.title} onOpen={() => onOpen(targetOf(meeting), among)} />
            </span>
          </li>
        ))}
      </ShowMoreList>
      {total > results.length ? <p>{more(total)}</p> : null}
    </div>
  );
}

const targetOf = ({ fusionId }: Meeting) => ({ documentType: 'CQSchedules' as const, fusionId });

/** When, what kind, and which committee where it is not this one. */
function secondLine({ startsAt, lastActionOn, documentSubtype, progress, byline }: Meeting, name: string): string {
  const when = startsAt === null ? formatDay(lastActionOn) : formatDateTime(startsAt);
  return [when, documentSubtype, progress, byline === name ? null : byline].filter(Boolean).join(' · ');
}
