import Link from '@mui/material/Link';
import { PagedLines } from '../../../shared/documents/paged-lines.tsx';
import { formatShortDay } from '../../../shared/format/format-date.ts';
import { AddressLink } from '../../../shared/navigation/address-link.tsx';
import { votePath } from '../../../shared/navigation/document-path.ts';
import { Badge } from '../../../shared/ui/status-badge.tsx';
import { truncateText } from '../../../shared/ui/truncated-text.tsx';
import type { PersonActivity, PersonVote } from '../hooks/use-person-activity.ts';
import { resultWords, votedBills } from '../model/vote-words.ts';
import { stakeholderTexts as words } from '../stakeholder-texts.ts';

/** Characters of a motion or of the titles of bills in a line. */
const LINE_WORDS = 150;

const TONES = { yes: 'passed', no: 'failed', other: 'inactive' } as const;
const ICONS = { yes: 'status-passed', no: 'status-failed', other: 'status-other' } as const;

/** How a person voted: every roll call that names them, the newest first, each with the way to it on its bill. */
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
    <li>
      <span className="main">
        <span className="name" title={bills ?? vote.motion}>
          {truncateText(bills ?? vote.motion, LINE_WORDS)}
        </span>
        {bills === null ? null : (
          <span className="second" title={vote.motion}>
            {truncateText(vote.motion, LINE_WORDS)}
          </span>
        )}
        <span className="second">
          {[formatShortDay(date), resultWords(vote), chamberName, rollcall === null ? null : words.rollCall(rollcall)]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <Badge tone={TONES[vote.voteType]} icon={ICONS[vote.voteType]}>
        {vote.voteText === null ? words.voteTypes[vote.voteType] : capitalized(vote.voteText)}
      </Badge>
      <VoteLink vote={vote} />
    </li>
  );
}

/** The roll call on the page of its bill, or at its publisher where no page lists it. */
function VoteLink({ vote }: { vote: PersonVote }) {
  const bill = vote.bills.find(({ held }) => held);
  if (bill !== undefined) {
    const label = words.viewVote;
    return (
      <AddressLink className="link" href={votePath(bill, vote.voteId)} aria-label={`${label}: ${vote.motion}`}>
        {label}
      </AddressLink>
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

/** `Yes` of `yes`, as sources that retell a roll call write it. */
const capitalized = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
