import { ViewDetailsButton } from '../../../shared/documents/view-details-button.tsx';
import type { OpenRelated } from '../../../shared/documents/open-related.ts';
import { AddressLink } from '../../../shared/navigation/address-link.tsx';
import { documentPath } from '../../../shared/navigation/document-path.ts';
import { ShowMoreList } from '../../../shared/ui/section.tsx';
import type { Committee } from '../hooks/use-committee.ts';
import { CommitteeLines } from './committee-lines.ts';

type Member = Committee['members'][number];

export interface MemberLinesProps {
  label: string;
  members: readonly Member[];
  onOpen: OpenRelated;
}

/** Members of one party: who leads the committee is marked, a name that no source identifies is plain text. */
export function MemberLines({ label, members, onOpen }: MemberLinesProps) {
  const among = members.flatMap(({ fusionId }) => targetOf(fusionId));
  return (
    <CommitteeLines>
      <ShowMoreList label={label}>
        {members.map((member, index) => (
          <li key={`${member.fusionId ?? member.fullName}-${index}`}>
            <span className="main">
              <span className="name">
                <MemberName {...member} />
              </span>
              {member.leaderType === null ? null : <span className="mark">{member.leaderType}</span>}
              <span className="second">{secondLine(member)}</span>
            </span>
            {targetOf(member.fusionId).map((target) => (
              <span key={target.fusionId} className="end">
                <ViewDetailsButton name={member.fullName} onOpen={() => onOpen(target, among)} />
              </span>
            ))}
          </li>
        ))}
      </ShowMoreList>
    </CommitteeLines>
  );
}

function MemberName({ fusionId, fullName }: Pick<Member, 'fusionId' | 'fullName'>) {
  if (fusionId === null) return fullName;
  return <AddressLink href={documentPath({ documentType: 'Person', fusionId })}>{fullName}</AddressLink>;
}

const targetOf = (fusionId: string | null) =>
  fusionId === null ? [] : [{ documentType: 'Person' as const, fusionId }];

/** The title where it says more than the mark of a leader: `Vice Chair`, `Ranking Republican Member`. */
function secondLine({ title, leaderType, seat }: Member): string {
  return [title === leaderType ? null : title, seat === null ? null : seatWords(seat)].filter(Boolean).join(' · ');
}

/** States number their districts, and a number alone does not say what it is. */
function seatWords(seat: string): string {
  return /^\d+[A-Z]?$/.test(seat) ? `District ${seat}` : seat;
}
