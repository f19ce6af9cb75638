import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../shared/api/api-context.tsx';
import { formatDay } from '../../../shared/format/format-date.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { LabelValue } from '../../../shared/ui/label-value.tsx';
import { Flyout } from '../../../shared/ui/flyout.tsx';
import { PageLoader } from '../../../shared/ui/page-loader.tsx';
import { SideLayer } from '../../../shared/ui/side-layer.tsx';
import type { BillVote } from '../hooks/use-legislation.ts';
import { legislationTexts } from '../legislation-texts.ts';
import { voteChamber } from '../model/describe-bill.ts';
import { describeTieBreaker, formatOthers } from '../model/describe-vote.ts';
import { VoteBadge } from './bill-votes.tsx';
import { CandidateTable } from './candidate-table.tsx';
import { VoteDonut } from './vote-donut.tsx';
import { VoteRoll } from './vote-roll.tsx';

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 20,
  alignItems: 'center',
  padding: '16px 0',
  '& table': { borderCollapse: 'collapse', fontSize: 13, lineHeight: '20px' },
  '& table th, & table td': { padding: '0 20px 0 0', textAlign: 'left', fontWeight: 400 },
  '& table td + td': { fontVariantNumeric: 'tabular-nums', fontWeight: 500 },
});

/** Lists where statements about the roll call contradict each other, so that nobody relies on one of them unawares. */
function Contradictions({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <div style={{ paddingTop: 12 }}>
      <Alert severity="warning">
        <AlertTitle>{legislationTexts.contradictory}</AlertTitle>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </Alert>
    </div>
  );
}

/** Shows one vote and everyone who voted in it, over the bill (VOT-01). */
export function VoteFlyout({ vote, onClose }: { vote: BillVote; onClose: () => void }) {
  const { queries } = useApi();
  const voters = useQuery(queries.documents.getVoters.queryOptions({ input: { voteId: vote.voteId } }));
  return (
    <SideLayer onClose={onClose} label={vote.motion}>
      <Flyout
        label={vote.motion}
        onClose={onClose}
        contentKey={vote.voteId}
        over={
          <b>{[voteChamber(vote), vote.rollcall ? `Roll call ${vote.rollcall}` : null].filter(Boolean).join(' · ')}</b>
        }
        title={vote.motion}
        head={<VoteBadge vote={vote} />}
      >
        <Contradictions sentences={vote.contradictions} />
        <Head>
          {vote.yesCount === null || vote.noCount === null ? null : (
            <VoteDonut yes={vote.yesCount} no={vote.noCount} other={vote.otherCount ?? 0} result={vote.outcome ?? ''} />
          )}
          <CandidateTable candidates={vote.candidates} />
          <LabelValue
            labelWidth={124}
            facts={[
              { label: 'Result', value: vote.outcome },
              { label: legislationTexts.majorityNeeded, value: vote.majorityRequired },
              { label: legislationTexts.tieBreakingVote, value: describeTieBreaker(vote) },
              ...formatOthers(vote),
              { label: 'Chamber', value: voteChamber(vote) },
              { label: legislationTexts.committee, value: vote.committeeName },
              { label: 'Roll call', value: vote.rollcall },
              { label: 'Date', value: formatDay(vote.date) },
              {
                label: 'Source',
                value: vote.sourceUrl ? (
                  <Link href={vote.sourceUrl} target="_blank" rel="noopener noreferrer">
                    {legislationTexts.rollCallSource}
                  </Link>
                ) : null,
              },
            ]}
          />
        </Head>
        {voters.isPending ? <PageLoader message={texts.documents.fetchingVoters} /> : null}
        {voters.isError ? (
          <ErrorState
            message={legislationTexts.votersFailed}
            error={voters.error}
            onRetry={() => void voters.refetch()}
          />
        ) : null}
        {voters.data ? <VoteRoll voters={voters.data.voters} vote={vote} /> : null}
      </Flyout>
    </SideLayer>
  );
}
