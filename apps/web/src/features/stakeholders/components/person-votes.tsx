import Link from '@mui/material/Link';
import { DocumentLine, LineLink } from '../../../shared/documents/document-lines.tsx';
import { PagedLines } from '../../../shared/documents/paged-lines.tsx';
import { formatShortDay } from '../../../shared/format/format-date.ts';
import { votePath } from '../../../shared/navigation/document-path.ts';
import { SecondLine } from '../../../shared/ui/second-line.tsx';
import { Badge } from '../../../shared/ui/status-badge.tsx';
import { truncateText } from '../../../shared/format/truncate-text.ts';
import type { PersonActivity, PersonVote } from '../hooks/use-person-activity.ts';
import { formatVoteResult, votedBills } from '../model/format-vote.ts';
import { stakeholderTexts as words } from '../stakeholder-texts.ts';

/** Maximum characters of a motion or of bill titles on one line. */
const LINE_WORDS = 150;

const TONES = { yes: 'passed', no: 'failed', other: 'inactive' } as const;
const ICONS = { yes: 'status-passed', no: 'status-failed', other: 'status-other' } as const;

/** Lists every roll call that includes the person, newest first, each with a link to the vote on its bill. */
export function PersonVotes({ votes }: Pick<PersonActivity, 'votes'>) {
  return (
    <PagedLines
      label={words.votes}
      pagesLabel={words.votePages}
      failed={words.votesFailed}
      paged={votes}
      renderLine={(vote) => <VoteLine key={`${vote.voteId} ${vote.place}`} vote={vote} />}
    />
  );
}

function VoteLine({ vote }: { vote: PersonVote }) {
  const bills = votedBills(vote);
  const { chamberName, rollcall, date } = vote;
  return (
    <DocumentLine
      name={truncateText(bills ?? vote.motion, LINE_WORDS)}
      title={bills ?? vote.motion}
      second={[
        formatShortDay(date),
        formatVoteResult(vote),
        chamberName,
        rollcall === null ? null : words.rollCall(rollcall),
        vote.contradictions.length === 0 ? null : words.contradictory,
      ]
        .filter(Boolean)
        .join(' · ')}
      end={
        <>
          <Badge tone={TONES[vote.voteType]} icon={ICONS[vote.voteType]}>
            {vote.voteText === null ? words.voteTypes[vote.voteType] : capitalized(vote.voteText)}
          </Badge>
          <VoteLink vote={vote} />
        </>
      }
    >
      {bills === null ? null : <SecondLine title={vote.motion}>{truncateText(vote.motion, LINE_WORDS)}</SecondLine>}
    </DocumentLine>
  );
}

/** Links to the roll call on its bill's page, or at its publisher if no page lists it. */
function VoteLink({ vote }: { vote: PersonVote }) {
  const bill = vote.bills.find(({ isStored }) => isStored);
  if (bill !== undefined) {
    const label = words.viewVote;
    return (
      <LineLink href={votePath(bill, vote.voteId)} aria-label={`${label}: ${vote.motion}`}>
        {label}
      </LineLink>
    );
  }
  if (vote.sourceUrl === null) return null;
  const label = words.rollCallSource;
  return (
    <Link href={vote.sourceUrl} target="_blank" rel="noopener noreferrer" aria-label={`${label}: ${vote.motion}`}>
      {label}
    </Link>
  );
}

/** Capitalizes the first letter, because some sources write `yes` for `Yes`. */
const capitalized = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
