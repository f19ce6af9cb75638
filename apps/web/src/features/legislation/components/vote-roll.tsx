import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { styled } from '@mui/material/styles';
import { Fragment, useState } from 'react';
import { DocumentLine, DocumentLines, LineEnd } from '../../../shared/documents/document-lines.tsx';
import { formatNumber } from '../../../shared/format/format-number.ts';
import { AddressLink } from '../../../shared/navigation/address-link.tsx';
import { documentPath } from '../../../shared/navigation/document-path.ts';
import { CountBadge } from '../../../shared/ui/count-badge.tsx';
import { PartyMark } from '../../../shared/ui/party-mark.tsx';
import { SubHeading } from '../../../shared/ui/section.tsx';
import { ShowToggle } from '../../../shared/ui/show-toggle.tsx';
import type { BillVote } from '../hooks/use-legislation.ts';
import { legislationTexts } from '../legislation-texts.ts';
import { firstMembers, partyRolls, type PartyRoll, type Voter } from '../model/party-rolls.ts';
import { PartyTable, formatParty } from './party-table.tsx';

const KINDS = ['all', 'yes', 'no', 'other'] as const;
type Kind = (typeof KINDS)[number];
const KIND_LABELS = { all: 'All', yes: 'Yes', no: 'No', other: 'Other' } as const;
/** Voters shown before "Show N more" (VOT-01). */
const FIRST_VOTERS = 5;

const Answer = styled('span')({ textTransform: 'capitalize' });

/**
 * Shows the counts of each party, then the voters, which can be filtered by answer and by party. Elections and quorum
 * calls are answered neither yes nor no, so their voters are listed by answer.
 */
export function VoteRoll({ voters, vote }: { voters: readonly Voter[]; vote: BillVote }) {
  return vote.question === 'election' || vote.question === 'quorum' ? (
    <AnswerRoll voters={voters} />
  ) : (
    <PartyRolls voters={voters} vote={vote} />
  );
}

function AnswerRoll({ voters }: { voters: readonly Voter[] }) {
  const answers = new Map<string, Voter[]>();
  for (const voter of voters) {
    const answer = voter.voteText ?? KIND_LABELS[voter.voteType];
    answers.set(answer, [...(answers.get(answer) ?? []), voter]);
  }
  const groups = [...answers].toSorted(([, one], [, other]) => other.length - one.length);
  return groups.map(([answer, group]) => (
    <Fragment key={answer}>
      <SubHeading>
        <Answer>{answer}</Answer>
        <CountBadge>{formatNumber(group.length)}</CountBadge>
      </SubHeading>
      <Members rolls={[{ party: null, voters: group, counts: NO_COUNTS }]} hasHeads={false} />
    </Fragment>
  ));
}

const NO_COUNTS = { yes: 0, no: 0, other: 0 };

function PartyRolls({ voters, vote }: { voters: readonly Voter[]; vote: BillVote }) {
  const [kind, setKind] = useState<Kind>('all');
  const [party, setParty] = useState<PartyRoll['party'] | undefined>(undefined);
  const rolls = partyRolls(voters);
  const hasParties = rolls.some((roll) => roll.party !== null);
  const chosen = party === undefined ? undefined : rolls.find((roll) => roll.party === party);
  const counts = getCounts(vote, chosen);
  const choose = (next: PartyRoll['party'] | undefined) => {
    setParty(next);
    // If no member of the party gave this answer, its tab is disabled and its list would be empty.
    if (
      kind !== 'all' &&
      getCounts(
        vote,
        rolls.find((roll) => roll.party === next),
      )[kind] === 0
    )
      setKind('all');
  };
  return (
    <>
      {hasParties ? <PartyTable rolls={rolls} chosen={party} onChoose={choose} /> : null}
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
      <Members
        key={`${kind} ${party}`}
        rolls={(chosen ? [chosen] : rolls).map((roll) => ({
          ...roll,
          voters: kind === 'all' ? roll.voters : roll.voters.filter((voter) => voter.voteType === kind),
        }))}
        hasHeads={hasParties}
      />
    </>
  );
}

/**
 * Returns the counts of the chosen party, or else of the whole vote, which may exceed the voters listed in the roll.
 */
function getCounts(vote: BillVote, chosen: PartyRoll | undefined): Record<Kind, number> {
  const yes = chosen?.counts.yes ?? vote.yesCount ?? 0;
  const no = chosen?.counts.no ?? vote.noCount ?? 0;
  const other = chosen?.counts.other ?? vote.otherCount ?? 0;
  return { all: yes + no + other, yes, no, other };
}

interface MembersProps {
  rolls: readonly PartyRoll[];
  hasHeads: boolean;
}

function Members({ rolls, hasHeads }: MembersProps) {
  const [isOpen, setIsOpen] = useState(false);
  const total = rolls.reduce((sum, roll) => sum + roll.voters.length, 0);
  const shown = firstMembers(rolls, isOpen ? total : FIRST_VOTERS);
  return (
    <>
      {shown.map(({ party, voters }) => (
        <Fragment key={party}>
          {hasHeads ? (
            <SubHeading>
              {formatParty(party)}
              <CountBadge>{formatNumber(getSize(rolls, party))}</CountBadge>
            </SubHeading>
          ) : null}
          <DocumentLines>
            <ul aria-label={formatParty(party)}>
              {voters.map((voter, index) => (
                <VoterLine key={`${voter.stakeHolderFullSourceId ?? voter.name}-${index}`} voter={voter} />
              ))}
            </ul>
          </DocumentLines>
        </Fragment>
      ))}
      {total > FIRST_VOTERS ? (
        <ShowToggle
          isOpen={isOpen}
          onToggle={() => setIsOpen(!isOpen)}
          more={`Show ${formatNumber(total - FIRST_VOTERS)} more`}
          less="Show less"
        />
      ) : null}
    </>
  );
}

const getSize = (rolls: readonly PartyRoll[], party: PartyRoll['party']) =>
  rolls.find((roll) => roll.party === party)?.voters.length ?? 0;

function VoterLine({ voter }: { voter: Voter }) {
  return (
    <DocumentLine
      second={voter.locality}
      end={
        <LineEnd>
          <Answer>{voter.voteText ?? KIND_LABELS[voter.voteType]}</Answer>
          {voter.party ? <PartyMark party={voter.party} /> : null}
        </LineEnd>
      }
    >
      {voter.fusionId ? (
        <AddressLink href={documentPath({ documentType: 'Person', fusionId: voter.fusionId })}>
          {voter.name}
        </AddressLink>
      ) : (
        voter.name
      )}
    </DocumentLine>
  );
}
