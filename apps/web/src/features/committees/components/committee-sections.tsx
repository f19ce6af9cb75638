import type { ReactNode } from 'react';
import { DocumentLine, DocumentLines, LineEnd } from '../../../shared/documents/document-lines.tsx';
import type { DocumentTarget, OpenRelated } from '../../../shared/documents/open-related.ts';
import { hasSection, type PagedQuery } from '../../../shared/documents/paged-query.ts';
import { ViewDetailsButton } from '../../../shared/documents/view-details-button.tsx';
import { documentPath } from '../../../shared/navigation/document-path.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import type { SectionSpec } from '../../../shared/ui/section-list.tsx';
import { ShowMoreList } from '../../../shared/ui/section.tsx';
import { committeeTexts as words } from '../committee-texts.ts';
import type { CommitteeBill } from '../hooks/use-committee-bills.ts';
import type { Committee } from '../hooks/use-committee.ts';
import { partyGroups } from '../model/party-groups.ts';
import { CommitteeBills } from './committee-bills.tsx';
import { CommitteeFacts } from './committee-facts.tsx';
import { MeetingLines } from './meeting-lines.tsx';
import { MemberLines } from './member-lines.tsx';
import { PartyBreakdown } from './party-breakdown.tsx';
import { StafferLines } from './staffer-lines.tsx';

export interface CommitteeSectionsOptions {
  bills: PagedQuery<CommitteeBill>;
  onOpenRelated: OpenRelated;
  onOpenSubcommittee: (target: DocumentTarget, among: readonly DocumentTarget[]) => void;
  /** Content below the details: the e-mail link that reports an inaccuracy. */
  detailsEnd: ReactNode;
}

/** Returns the sections of a committee in the specification's order (STK-05), followed by our own. */
export function committeeSections(
  committee: Committee,
  { bills, onOpenRelated, onOpenSubcommittee, detailsEnd }: CommitteeSectionsOptions,
): SectionSpec[] {
  return [
    ...memberSections(committee, onOpenRelated),
    ...subcommitteesSection(committee, onOpenSubcommittee),
    {
      anchor: 'staffers',
      title: words.staffers,
      count: committee.staffers.length,
      content: <StafferLines staffers={committee.staffers} />,
    },
    ...meetingsSection(committee, onOpenRelated),
    ...(hasSection(bills)
      ? [
          {
            anchor: 'bills',
            title: words.bills,
            content: <CommitteeBills bills={bills} onOpen={onOpenRelated} />,
          },
        ]
      : []),
    {
      anchor: 'details',
      title: words.details,
      content: (
        <>
          <CommitteeFacts committee={committee} onOpen={onOpenRelated} />
          {detailsEnd}
        </>
      ),
    },
  ];
}

function memberSections({ members }: Committee, onOpen: OpenRelated): SectionSpec[] {
  const title = words.partyBreakdown;
  if (members.length === 0) {
    const { noData, noDataText } = texts.stakeholders;
    const content = <EmptyState icon="users" title={noData} description={noDataText} />;
    return [{ anchor: 'party-breakdown', title, content }];
  }
  const groups = partyGroups(members);
  return [
    { anchor: 'party-breakdown', title, count: members.length, content: <PartyBreakdown groups={groups} /> },
    ...groups.map(({ party, members: own }, index): SectionSpec => {
      const name = party === null ? words.membersWithoutParty : words.getMembers(party);
      return {
        anchor: `members-${index + 1}`,
        title: name,
        count: own.length,
        content: <MemberLines label={name} members={own} onOpen={onOpen} />,
      };
    }),
  ];
}

function subcommitteesSection(
  { subcommittees }: Committee,
  onOpen: CommitteeSectionsOptions['onOpenSubcommittee'],
): SectionSpec[] {
  if (subcommittees.length === 0) return [];
  const among = subcommittees.map(({ fusionId }) => ({ documentType: 'Committee' as const, fusionId }));
  const content = (
    <DocumentLines hasEndBelow>
      <ShowMoreList label={words.subcommittees}>
        {subcommittees.map(({ fusionId, name, memberCount }) => (
          <DocumentLine
            key={fusionId}
            name={name}
            href={documentPath({ documentType: 'Committee', fusionId })}
            second={words.membersCount(memberCount)}
            end={
              <LineEnd>
                <ViewDetailsButton name={name} onOpen={() => onOpen({ documentType: 'Committee', fusionId }, among)} />
              </LineEnd>
            }
          />
        ))}
      </ShowMoreList>
    </DocumentLines>
  );
  return [{ anchor: 'subcommittees', title: words.subcommittees, count: subcommittees.length, content }];
}

function meetingsSection(committee: Committee, onOpen: OpenRelated): SectionSpec[] {
  const count = committee.upcomingMeetings.total + committee.pastMeetings.total;
  if (count === 0) return [];
  const content = <MeetingLines committee={committee} onOpen={onOpen} />;
  return [{ anchor: 'meetings', title: words.meetings, count, content }];
}
