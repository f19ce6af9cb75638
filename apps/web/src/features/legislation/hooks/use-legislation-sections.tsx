import type { SectionSpec } from '../../../shared/ui/section-list.tsx';
import { BasicInfo, SessionInfo } from '../components/basic-info.tsx';
import { BillEvents } from '../components/bill-events.tsx';
import { BillTimeline } from '../components/bill-timeline.tsx';
import { BillVersions } from '../components/bill-versions.tsx';
import { BillVotes } from '../components/bill-votes.tsx';
import { CompareButton } from '../components/compare-button.tsx';
import { Committees } from '../components/committees.tsx';
import { OtherDocuments } from '../components/other-documents.tsx';
import { RelevantBills } from '../components/relevant-bills.tsx';
import { Sponsors } from '../components/sponsors.tsx';
import { Summaries } from '../components/summaries.tsx';
import { legislationTexts as words } from '../legislation-texts.ts';
import type { OpenRelated } from '../../../shared/documents/open-related.ts';
import { BILL_ANCHORS } from '../model/section-anchors.ts';
import { useBillEvents, useBillVersions, type Bill, type BillEvent, type BillVote } from './use-legislation.ts';

export interface SectionActions {
  onOpenRelated: OpenRelated;
  onOpenVote: (vote: BillVote) => void;
  onRead: (fnDocumentId: string | null) => void;
  /** Logs an action about a hearing; null for a viewer. */
  onCreateAction: ((event: BillEvent) => void) | null;
  /** Opens the comparison dialog; null if the organization does not have document comparison. */
  onCompare: ((what: 'versions' | 'bills') => void) | null;
  /** Opens the comparison with another bill; null in the same case. */
  onCompareWith: ((fusionId: string) => void) | null;
}

/**
 * Returns the sections of a bill's Overview in the specification's order, for the United States (LEG-01) or
 * Canada. The timeline is not included: the page has a tab for it, and the flyout appends it. Events and versions are
 * fetched in parallel with the bill.
 */
export function useLegislationSections(fusionId: string, actions: SectionActions): (bill: Bill) => SectionSpec[] {
  const events = useBillEvents(fusionId);
  const versions = useBillVersions(fusionId);
  return (bill) => getSections(bill, { events, versions, actions });
}

interface SectionParts {
  events: ReturnType<typeof useBillEvents>;
  versions: ReturnType<typeof useBillVersions>;
  actions: SectionActions;
}

function getSections(bill: Bill, { events, versions, actions }: SectionParts): SectionSpec[] {
  const hasText = versions.data?.some((version) => version.support) ?? false;
  const basicInfo: SectionSpec = {
    anchor: BILL_ANCHORS.basicInfo,
    title: words.basicInfo,
    content: <BasicInfo bill={bill} />,
  };
  const summaries: SectionSpec = {
    anchor: BILL_ANCHORS.summaries,
    title: words.summaries,
    content: <Summaries bill={bill} onRead={hasText ? () => actions.onRead(null) : null} />,
  };
  const versionList: SectionSpec = {
    anchor: BILL_ANCHORS.versions,
    title: words.billVersions,
    count: versions.data?.length,
    action: <CompareButton what="versions" onCompare={actions.onCompare} />,
    content: <BillVersions fusionId={bill.fusionId} onRead={actions.onRead} />,
  };
  const session: SectionSpec = {
    anchor: BILL_ANCHORS.session,
    // Without a chamber, the title names only the session (GLB-01).
    title: bill.chamberName || bill.originatingChamberName ? words.chamberAndSession : words.session,
    content: <SessionInfo bill={bill} />,
  };
  const people = peopleSections(bill, actions);
  if (bill.documentType === 'GlobalLegislation') return [summaries, basicInfo, versionList, session, ...people];
  const documentCount = bill.otherDocuments.reduce((sum, group) => sum + group.documents.length, 0);
  return [
    basicInfo,
    summaries,
    versionList,
    ...(documentCount > 0
      ? [
          {
            anchor: BILL_ANCHORS.otherDocuments,
            title: words.otherDocuments,
            count: documentCount,
            content: <OtherDocuments groups={bill.otherDocuments} />,
          },
        ]
      : []),
    {
      anchor: BILL_ANCHORS.relevantBills,
      title: words.relevantBills,
      count: bill.relatedBills.length,
      action: <CompareButton what="bills" onCompare={actions.onCompare} />,
      content: <RelevantBills bill={bill} onOpen={actions.onOpenRelated} onCompareWith={actions.onCompareWith} />,
    },
    session,
    ...people,
    {
      anchor: BILL_ANCHORS.hearings,
      title: words.hearings,
      count: events.data?.length,
      content: <BillEvents events={events} onCreateAction={actions.onCreateAction} />,
    },
    ...(bill.votes.length > 0
      ? [
          {
            anchor: BILL_ANCHORS.votes,
            title: words.votes,
            count: bill.votes.length,
            content: <BillVotes votes={bill.votes} onOpen={actions.onOpenVote} />,
          },
        ]
      : []),
  ];
}

function peopleSections(bill: Bill, { onOpenRelated }: SectionActions): SectionSpec[] {
  return [
    {
      anchor: BILL_ANCHORS.sponsors,
      title: words.sponsors,
      count: bill.sponsorCount,
      content: <Sponsors sponsors={bill.sponsors} onOpen={onOpenRelated} />,
    },
    {
      anchor: BILL_ANCHORS.committees,
      title: words.committees,
      count: bill.committeeAssignments.length,
      content: <Committees committees={bill.committeeAssignments} onOpen={onOpenRelated} />,
    },
  ];
}

/** Returns the timeline as a section, which comes last in the flyout's Overview. */
export function timelineSection(bill: Bill): SectionSpec {
  return {
    anchor: BILL_ANCHORS.timeline,
    title: words.timeline,
    count: bill.actions.length,
    content: <BillTimeline actions={bill.actions} />,
  };
}
