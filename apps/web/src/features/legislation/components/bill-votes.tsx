import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { decisiveVote } from '@rotunda/domain';
import { DocumentLine, DocumentLines, LineButton, LineEnd } from '../../../shared/documents/document-lines.tsx';
import { formatDay } from '../../../shared/format/format-date.ts';
import { formatNumber } from '../../../shared/format/format-number.ts';
import { ShowMoreList } from '../../../shared/ui/section.tsx';
import { Badge } from '../../../shared/ui/status-badge.tsx';
import type { BillVote } from '../hooks/use-legislation.ts';
import { legislationTexts } from '../legislation-texts.ts';
import { voteChamber } from '../model/describe-bill.ts';
import { describeTieBreaker, formatCounts } from '../model/describe-vote.ts';
import { CandidateTable } from './candidate-table.tsx';
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
}));

const When = styled('p')(({ theme }) => ({ fontSize: 12, color: theme.vars.palette.token.ink3 }));

const Motion = styled('p')({ fontWeight: 600, overflowWrap: 'anywhere' });

export interface BillVotesProps {
  votes: readonly BillVote[];
  onOpen: (vote: BillVote) => void;
}

/** The vote that decided the bill as a ring with its counts, and all votes as lines that open the roll call. */
export function BillVotes({ votes, onOpen }: BillVotesProps) {
  const decisive = decisiveVote(votes);
  if (decisive === undefined) return null;
  const { yesCount, noCount, otherCount } = decisive;
  return (
    <>
      <Latest>
        {yesCount === null || noCount === null ? null : (
          <VoteDonut yes={yesCount} no={noCount} other={otherCount ?? 0} result={decisive.outcome ?? ''} />
        )}
        <div>
          <Motion>{decisive.motion}</Motion>
          <When>
            {[voteChamber(decisive), formatDay(decisive.date), describeTieBreaker(decisive)]
              .filter(Boolean)
              .join(' · ')}
          </When>
          <CandidateTable candidates={decisive.candidates} />
          {yesCount === null || noCount === null ? null : (
            <table>
              <thead>
                <tr>
                  <th scope="col">Yes</th>
                  <th scope="col">No</th>
                  {otherCount === null ? null : <th scope="col">Other</th>}
                </tr>
              </thead>
              <tbody>
                <tr>
                  <td>{formatNumber(yesCount)}</td>
                  <td>{formatNumber(noCount)}</td>
                  {otherCount === null ? null : <td>{formatNumber(otherCount)}</td>}
                </tr>
              </tbody>
            </table>
          )}
        </div>
      </Latest>
      <DocumentLines>
        <ShowMoreList label={legislationTexts.votes}>
          {votes.map((vote) => (
            <DocumentLine
              key={vote.voteId}
              name={vote.motion}
              second={[
                voteChamber(vote),
                vote.rollcall ? `Roll call ${vote.rollcall}` : null,
                vote.committeeName,
                formatDay(vote.date),
                formatCounts(vote),
                describeTieBreaker(vote),
                vote.contradictions.length === 0 ? null : legislationTexts.contradictory,
              ]
                .filter(Boolean)
                .join(' · ')}
              end={
                <LineEnd>
                  <VoteBadge vote={vote} />
                  <VoteLink vote={vote} onOpen={onOpen} />
                </LineEnd>
              }
            />
          ))}
        </ShowMoreList>
      </DocumentLines>
    </>
  );
}

/** Button that shows how each member voted, or a link to the publisher's page if the roll call is not stored here. */
function VoteLink({ vote, onOpen }: { vote: BillVote; onOpen: (vote: BillVote) => void }) {
  if (vote.isStored) {
    const label = legislationTexts.viewVote;
    return (
      <LineButton aria-label={`${label}: ${vote.motion}`} onClick={() => onOpen(vote)}>
        {label}
      </LineButton>
    );
  }
  if (vote.sourceUrl === null) return null;
  const label = legislationTexts.rollCallSource;
  return (
    <Link href={vote.sourceUrl} target="_blank" rel="noopener noreferrer" aria-label={`${label}: ${vote.motion}`}>
      {label}
    </Link>
  );
}

export function VoteBadge({ vote }: { vote: Pick<BillVote, 'passed' | 'outcome'> }) {
  if (vote.outcome === null) return null;
  if (vote.passed === null) {
    return (
      <Badge tone="inactive" icon="status-other">
        {vote.outcome}
      </Badge>
    );
  }
  return (
    <Badge tone={vote.passed ? 'passed' : 'failed'} icon={vote.passed ? 'status-passed' : 'status-failed'}>
      {vote.outcome}
    </Badge>
  );
}
