import { styled } from '@mui/material/styles';
import { formatDay } from '../../../shared/format/format-date.ts';
import { formatNumber } from '../../../shared/format/format-number.ts';
import { ShowMoreList } from '../../../shared/ui/section.tsx';
import { Badge } from '../../../shared/ui/status-badge.tsx';
import type { BillVote } from '../hooks/use-legislation.ts';
import { legislationTexts } from '../legislation-texts.ts';
import { voteChamber } from '../model/vote-chamber.ts';
import { BillLines } from './bill-lines.ts';
import { VoteDonut } from './vote-donut.tsx';

const Latest = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 16,
  alignItems: 'center',
  marginBottom: 12,
  fontSize: 13,
  lineHeight: '20px',
  '& table': { borderCollapse: 'collapse', marginTop: 6 },
  '& th, & td': { padding: '0 20px 0 0', textAlign: 'left', fontWeight: 400 },
  '& th': { fontSize: 12, color: theme.vars.palette.token.ink3 },
  '& td': { fontVariantNumeric: 'tabular-nums', fontWeight: 500 },
  '& .motion': { fontWeight: 600, overflowWrap: 'anywhere' },
}));

export const resultOf = (vote: Pick<BillVote, 'passed' | 'result'>): string =>
  vote.passed === null ? (vote.result ?? '') : vote.passed ? legislationTexts.passed : legislationTexts.failed;

export interface BillVotesProps {
  votes: readonly BillVote[];
  onOpen: (vote: BillVote) => void;
}

/** The latest vote as a ring with its numbers, all of them as lines that open the roll. */
export function BillVotes({ votes, onOpen }: BillVotesProps) {
  const latest = votes[0];
  if (latest === undefined) return null;
  return (
    <>
      <Latest>
        <VoteDonut yes={latest.yesCount} no={latest.noCount} other={latest.otherCount} result={resultOf(latest)} />
        <div>
          <p className="motion">{latest.motion}</p>
          <table>
            <thead>
              <tr>
                <th scope="col">Yes</th>
                <th scope="col">No</th>
                <th scope="col">Other</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <td>{formatNumber(latest.yesCount)}</td>
                <td>{formatNumber(latest.noCount)}</td>
                <td>{formatNumber(latest.otherCount)}</td>
              </tr>
            </tbody>
          </table>
        </div>
      </Latest>
      <BillLines>
        <ShowMoreList label={legislationTexts.votes}>
          {votes.map((vote) => (
            <li key={vote.voteId}>
              <span className="main">
                <span className="name">{vote.motion}</span>
                <span className="second">
                  {[
                    voteChamber(vote),
                    vote.rollcall ? `Roll call ${vote.rollcall}` : null,
                    formatDay(vote.date),
                    `${formatNumber(vote.yesCount)}–${formatNumber(vote.noCount)}–${formatNumber(vote.otherCount)}`,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
              <span className="end">
                <VoteBadge vote={vote} />
                <button
                  type="button"
                  className="link"
                  aria-label={`${legislationTexts.viewVote}: ${vote.motion}`}
                  onClick={() => onOpen(vote)}
                >
                  {legislationTexts.viewVote}
                </button>
              </span>
            </li>
          ))}
        </ShowMoreList>
      </BillLines>
    </>
  );
}

export function VoteBadge({ vote }: { vote: Pick<BillVote, 'passed' | 'result'> }) {
  const words = resultOf(vote);
  if (words === '') return null;
  if (vote.passed === null) {
    return (
      <Badge tone="inactive" icon="status-other">
        {words}
      </Badge>
    );
  }
  return (
    <Badge tone={vote.passed ? 'passed' : 'failed'} icon={vote.passed ? 'status-passed' : 'status-failed'}>
      {words}
    </Badge>
  );
}
