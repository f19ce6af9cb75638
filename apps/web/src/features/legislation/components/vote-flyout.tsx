import Link from '@mui/material/Link';
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
import { resultOf, VoteBadge } from './bill-votes.tsx';
import { VoteDonut } from './vote-donut.tsx';
import { VoteRoll } from './vote-roll.tsx';

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
        <div style={{ display: 'flex', gap: 20, alignItems: 'center', padding: '16px 0' }}>
          <VoteDonut
            yes={vote.yesCount ?? 0}
            no={vote.noCount ?? 0}
            other={vote.otherCount ?? 0}
            result={resultOf(vote)}
          />
          <LabelValue
            labelWidth={88}
            facts={[
              { label: 'Result', value: resultOf(vote) },
              { label: 'Chamber', value: voteChamber(vote) },
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
        </div>
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
