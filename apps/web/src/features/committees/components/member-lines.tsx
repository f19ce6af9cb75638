import { DocumentLine, DocumentLines, LineEnd } from '../../../shared/documents/document-lines.tsx';
import { ViewDetailsButton } from '../../../shared/documents/view-details-button.tsx';
import type { OpenRelated } from '../../../shared/documents/open-related.ts';
import { documentPath } from '../../../shared/navigation/document-path.ts';
import { ShowMoreList } from '../../../shared/ui/section.tsx';
import type { Committee } from '../hooks/use-committee.ts';

type Member = Committee['members'][number];

export interface MemberLinesProps {
  label: string;
  members: readonly Member[];
  onOpen: OpenRelated;
}

/** Members of one party. Leaders are marked, and a name that no source identifies is plain text. */
export function MemberLines({ label, members, onOpen }: MemberLinesProps) {
  const among = members.flatMap(({ fusionId }) => getTarget(fusionId));
  return (
    <DocumentLines hasEndBelow>
      <ShowMoreList label={label}>
        {members.map((member, index) => (
          <DocumentLine
            key={`${member.fusionId ?? member.fullName}-${index}`}
            name={member.fullName}
            href={member.fusionId === null ? null : documentPath({ documentType: 'Person', fusionId: member.fusionId })}
            marks={member.leaderType === null ? [] : [member.leaderType]}
            second={secondLine(member)}
            end={getTarget(member.fusionId).map((target) => (
              <LineEnd key={target.fusionId}>
                <ViewDetailsButton name={member.fullName} onOpen={() => onOpen(target, among)} />
              </LineEnd>
            ))}
          />
        ))}
      </ShowMoreList>
    </DocumentLines>
  );
}

const getTarget = (fusionId: string | null) =>
  fusionId === null ? [] : [{ documentType: 'Person' as const, fusionId }];

/**
 * Formats the seat, and the title if it says more than the leader's mark, e.g. `Vice Chair` or `Ranking Republican
 * Member`.
 */
function secondLine({ title, leaderType, seat }: Member): string {
  return [title === leaderType ? null : title, seat === null ? null : formatSeat(seat)].filter(Boolean).join(' · ');
}

/** Adds "District" to a number, because states number their districts and a number alone is unclear. */
function formatSeat(seat: string): string {
  return /^\d+[A-Z]?$/.test(seat) ? `District ${seat}` : seat;
}
