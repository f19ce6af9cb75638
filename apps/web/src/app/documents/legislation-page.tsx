import { CQ_LIMITS, getIdentifier } from '@rotunda/contract/values';
import { useState } from 'react';
import { DocumentPageBody, type PageRail } from '../../features/documents/components/document-page-body.tsx';
import { DocumentPageFailure, DocumentPageLoading } from '../../features/documents/components/document-page-states.tsx';
import { DocumentPage } from '../../features/documents/components/document-page.tsx';
import { sourcesSection } from '../../features/documents/components/sources-section.tsx';
import { documentTexts } from '../../features/documents/document-texts.ts';
import { useWhyMatched } from '../../features/documents/hooks/use-why-matched.tsx';
import { pickMatchSearch, getMatchedBy, getPageTab } from '../../features/documents/model/reading-address.ts';
import { BillTimeline } from '../../features/legislation/components/bill-timeline.tsx';
import { BillVotes } from '../../features/legislation/components/bill-votes.tsx';
import { useLegislationSections } from '../../features/legislation/hooks/use-legislation-sections.tsx';
import {
  useBillVersions,
  useLegislation,
  type Bill,
  type BillVote,
} from '../../features/legislation/hooks/use-legislation.ts';
import { describeOrigin, describeFullStatus } from '../../features/legislation/model/describe-bill.ts';
import { lastActionFact } from '../../features/legislation/model/last-action-fact.ts';
import { titleFacts } from '../../features/legislation/model/title-facts.ts';
import { CardBadge } from '../../shared/documents/card-badge.tsx';
import { StageTrack } from '../../shared/ui/stage-track.tsx';
import { lazyComponent } from '../../shared/lazy/lazy-component.tsx';
import { DocumentPageMenus } from './document-tools.tsx';
import type { DocumentPageRouteProps } from './document-page-route-props.ts';
import { useBillComparison } from './use-bill-comparison.tsx';
import { useEventAction } from './use-event-action.tsx';
import { usePageRail } from './use-page-rail.tsx';
import { useRelatedDocument } from './use-related-document.tsx';
import { withSummaryTabs } from './with-summary-tabs.tsx';

const CqTab = lazyComponent(async () => (await import('../../features/cq/components/cq-tab.tsx')).CqTab);
const MajorMilestones = lazyComponent(
  async () => (await import('../../features/cq/components/major-milestones.tsx')).MajorMilestones,
);
const LegislationText = lazyComponent(async () => (await import('./legislation-text.tsx')).LegislationText);
const VoteFlyout = lazyComponent(
  async () => (await import('../../features/legislation/components/vote-flyout.tsx')).VoteFlyout,
);

/** Full-page view of a bill: Overview, Timeline and its text. */
export function LegislationPage({ fusionId, ...rest }: DocumentPageRouteProps) {
  const bill = useLegislation(fusionId);
  if (bill.isPending) return <DocumentPageLoading />;
  if (bill.isError)
    return <DocumentPageFailure fusionId={fusionId} error={bill.error} onRetry={() => void bill.refetch()} />;
  return <LoadedPage key={fusionId} bill={bill.data} {...rest} />;
}

function LoadedPage({ bill, search, onSearchChange }: Omit<DocumentPageRouteProps, 'fusionId'> & { bill: Bill }) {
  const versions = useBillVersions(bill.fusionId);
  const readable = versions.data?.filter((version) => version.support) ?? [];
  const isOfCq = search.tab === 'cq' || search.tab === 'milestones';
  const tab = search.tab === undefined || (isOfCq && bill.cq === null) ? 'overview' : search.tab;
  const rail = usePageRail(bill);
  return (
    <DocumentPage
      document={bill}
      menus={tab === 'text' ? <DocumentPageMenus document={bill} /> : null}
      identifier={getIdentifier(bill)}
      place={describeOrigin(bill)}
      badge={<CardBadge card={bill} />}
      statusText={describeFullStatus(bill)}
      facts={[{ label: 'Introduced', day: bill.introducedOn }, lastActionFact(bill), ...titleFacts(bill)]}
      tabs={[
        { value: 'overview', label: documentTexts.overview },
        { value: 'timeline', label: documentTexts.timeline, count: bill.actions.length },
        ...(readable.length > 0 || tab === 'text'
          ? [{ value: 'text', label: documentTexts.text, count: readable.length }]
          : []),
        // Present only if a licensed feed covers the bill; otherwise an address with these tabs shows Overview.
        ...(bill.cq === null
          ? []
          : [
              { value: 'cq', label: documentTexts.cq },
              { value: 'milestones', label: documentTexts.milestones },
            ]),
      ]}
      tab={tab}
      onTabChange={(value) => {
        const next = getPageTab(value);
        onSearchChange({ ...pickMatchSearch(search), ...(next === undefined ? {} : { tab: next }) });
      }}
    >
      {tab === 'overview' ? <Overview bill={bill} rail={rail} search={search} onSearchChange={onSearchChange} /> : null}
      {tab === 'timeline' ? (
        <DocumentPageBody
          sections={[
            {
              anchor: 'timeline',
              title: documentTexts.timeline,
              isFixed: true,
              content: <BillTimeline actions={bill.actions} />,
            },
          ]}
          rail={rail}
        />
      ) : null}
      {tab === 'text' ? (
        <LegislationText bill={bill} versions={versions.data ?? []} search={search} onSearchChange={onSearchChange} />
      ) : null}
      {tab === 'cq' && bill.cq !== null ? <SecondSource bill={bill} cq={bill.cq} rail={rail} /> : null}
      {tab === 'milestones' && bill.cq !== null ? (
        <DocumentPageBody
          sections={[
            {
              anchor: 'milestones',
              title: documentTexts.milestones,
              isFixed: true,
              content: <MajorMilestones milestones={bill.cq.milestones} />,
            },
          ]}
          rail={rail}
        />
      ) : null}
    </DocumentPage>
  );
}

/** The second tab set (LEG-04), shown if a licensed feed covers the bill. */
function SecondSource({ bill, cq, rail }: { bill: Bill; cq: NonNullable<Bill['cq']>; rail: PageRail }) {
  const [vote, setVote] = useState<BillVote | null>(null);
  return (
    <>
      <CqTab
        bill={bill}
        cq={cq}
        initial={CQ_LIMITS.initialHits}
        renderSections={(sections) => <DocumentPageBody sections={sections} rail={rail} />}
        renderFloorVotes={(votes) => <BillVotes votes={votes} onOpen={setVote} />}
      />
      {vote === null ? null : <VoteFlyout vote={vote} onClose={() => setVote(null)} />}
    </>
  );
}

type OverviewProps = Omit<DocumentPageRouteProps, 'fusionId'> & { bill: Bill; rail: PageRail };

function Overview({ bill, rail, search, onSearchChange }: OverviewProps) {
  const why = useWhyMatched(bill, getMatchedBy(search));
  const vote = bill.votes.find(({ voteId, isStored }) => isStored && voteId === search.vote);
  const closeVote = () => {
    const { vote: _closed, ...rest } = search;
    onSearchChange(rest, true);
  };
  const related = useRelatedDocument(bill.fusionId);
  const eventAction = useEventAction(bill);
  const comparison = useBillComparison(bill.fusionId, bill);
  const getSections = useLegislationSections(bill.fusionId, {
    onCreateAction: eventAction.onCreateAction,
    onCompare: comparison.onCompare,
    onCompareWith: comparison.onCompareWith,
    onOpenRelated: related.onOpenRelated,
    onOpenVote: ({ voteId }) => onSearchChange({ ...search, vote: voteId }),
    onRead: (version) => onSearchChange({ ...pickMatchSearch(search), tab: 'text', ...(version ? { version } : {}) }),
  });
  return (
    <>
      <DocumentPageBody
        lead={bill.stageTrack.length > 0 ? <StageTrack stages={bill.stageTrack} /> : null}
        sections={[...why.sections, ...withSummaryTabs(bill, getSections(bill)), sourcesSection(bill)]}
        rail={rail}
      />
      {eventAction.dialog}
      {comparison.dialog}
      {vote === undefined ? null : <VoteFlyout vote={vote} onClose={closeVote} />}
      {related.renderOver(getIdentifier(bill))}
    </>
  );
}
