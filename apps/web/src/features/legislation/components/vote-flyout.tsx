import Link from '@mui/material/Link';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiClient } from '../../../shared/api/api-client.ts';
import { useApi } from '../../../shared/api/api-context.tsx';
import { formatDay } from '../../../shared/format/format-date.ts';
import { formatNumber } from '../../../shared/format/format-number.ts';
import { AddressLink } from '../../../shared/navigation/address-link.tsx';
import { documentPath } from '../../../shared/navigation/document-path.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { FactList } from '../../../shared/ui/fact-list.tsx';
import { Flyout } from '../../../shared/ui/flyout.tsx';
import { PageLoader } from '../../../shared/ui/page-loader.tsx';
import { ShowMoreList } from '../../../shared/ui/section.tsx';
import { SideLayer } from '../../../shared/ui/side-layer.tsx';
import type { BillVote } from '../hooks/use-legislation.ts';
import { legislationTexts } from '../legislation-texts.ts';
import { voteChamber } from '../model/vote-chamber.ts';
import { BillLines } from './bill-lines.ts';
import { resultOf, VoteBadge } from './bill-votes.tsx';
import { PartyMark } from './sponsors.tsx';
import { VoteDonut } from './vote-donut.tsx';

type Voter = Awaited<ReturnType<ApiClient['documents']['getVoters']>>['voters'][number];

const KINDS = ['all', 'yes', 'no', 'other'] as const;
type Kind = (typeof KINDS)[number];
const KIND_LABELS = { all: 'All', yes: 'Yes', no: 'No', other: 'Other' } as const;
const FIRST_VOTERS = 5;

/** One vote with everyone who cast it (VOT-01), over the bill. */
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
          <FactList
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
        {voters.data ? <Roll voters={voters.data.voters} vote={vote} /> : null}
      </Flyout>
    </SideLayer>
  );
}

function Roll({ voters, vote }: { voters: readonly Voter[]; vote: BillVote }) {
  const [kind, setKind] = useState<Kind>('all');
  const yes = vote.yesCount ?? 0;
  const no = vote.noCount ?? 0;
  const other = vote.otherCount ?? 0;
  const counts: Record<Kind, number> = { all: yes + no + other, yes, no, other };
  const shown = kind === 'all' ? voters : voters.filter((voter) => voter.voteType === kind);
  return (
    <>
      <Tabs value={kind} onChange={(_event, next: Kind) => setKind(next)} aria-label={legislationTexts.votes}>
        {KINDS.map((one) => (
          <Tab
            key={one}
            value={one}
            disabled={counts[one] === 0}
            label={`${KIND_LABELS[one]} ${formatNumber(counts[one])}`}
          />
        ))}
      </Tabs>
      <BillLines>
        <ShowMoreList
          key={kind}
          limit={FIRST_VOTERS}
          label={KIND_LABELS[kind]}
          moreText={(hidden) => `Show ${formatNumber(hidden)} more`}
          lessText="Show less"
        >
          {shown.map((voter, index) => (
            <li key={`${voter.stakeHolderFullSourceId ?? voter.name}-${index}`}>
              <span className="main">
                {voter.fusionId ? (
                  <AddressLink href={documentPath({ documentType: 'Person', fusionId: voter.fusionId })}>
                    {voter.name}
                  </AddressLink>
                ) : (
                  voter.name
                )}
                {voter.locality ? <span className="second">{voter.locality}</span> : null}
              </span>
              <span className="end">
                <span className="said">{voter.voteText ?? KIND_LABELS[voter.voteType]}</span>
                {voter.party ? <PartyMark party={voter.party} /> : null}
              </span>
            </li>
          ))}
        </ShowMoreList>
      </BillLines>
    </>
  );
}
