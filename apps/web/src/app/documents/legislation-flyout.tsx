import { CQ_LIMITS } from '@rotunda/contract/values';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { FlyoutTab } from '../../features/documents/components/document-flyout-view.tsx';
import { sourcesSection } from '../../features/documents/components/sources-section.tsx';
import { documentTexts } from '../../features/documents/document-texts.ts';
import { readingAddress } from '../../features/documents/model/reading-address.ts';
import { BillVotes } from '../../features/legislation/components/bill-votes.tsx';
import { VoteFlyout } from '../../features/legislation/components/vote-flyout.tsx';
import { timelineSection, useLegislationSections } from '../../features/legislation/hooks/use-legislation-sections.tsx';
import { useLegislation, type Bill, type BillVote } from '../../features/legislation/hooks/use-legislation.ts';
import { describeOrigin, describeFullStatus } from '../../features/legislation/model/describe-bill.ts';
import { lastActionFact } from '../../features/legislation/model/last-action-fact.ts';
import { titleFacts } from '../../features/legislation/model/title-facts.ts';
import { ContentsBar } from '../../shared/ui/contents-bar.tsx';
import { getContents, SectionList } from '../../shared/ui/section-list.tsx';
import { lazyComponent } from '../../shared/lazy/lazy-component.tsx';
import { FetchedFlyout } from './fetched-flyout.tsx';
import type { TypedFlyoutProps } from './flyout-props.ts';
import { useBillComparison } from './use-bill-comparison.tsx';
import { useEventAction } from './use-event-action.tsx';
import { withSummaryTabs } from './with-summary-tabs.tsx';

const CqTab = lazyComponent(async () => (await import('../../features/cq/components/cq-tab.tsx')).CqTab);

/** Flyout view of a bill: LEG-01's sections, followed by the timeline and the sources. */
export function LegislationFlyout({ onOpenRelated, ...rest }: TypedFlyoutProps) {
  const router = useRouter();
  const [vote, setVote] = useState<BillVote | null>(null);
  const fetched = useLegislation(rest.fusionId);
  const eventAction = useEventAction(fetched.data);
  const comparison = useBillComparison(rest.fusionId, fetched.data);
  const getSections = useLegislationSections(rest.fusionId, {
    onCreateAction: eventAction.onCreateAction,
    onCompare: comparison.onCompare,
    onCompareWith: comparison.onCompareWith,
    onOpenRelated,
    onOpenVote: setVote,
    onRead: (version) => {
      if (fetched.data === undefined) return;
      void router.navigate({ href: readingAddress(fetched.data, version ? { version } : {}) });
    },
  });
  return (
    <>
      <FetchedFlyout
        {...rest}
        fetched={fetched}
        describe={(bill) => ({
          place: describeOrigin(bill),
          statusText: describeFullStatus(bill),
          facts: [lastActionFact(bill), ...titleFacts(bill)],
          stages: bill.stageTrack,
          sections: [...withSummaryTabs(bill, getSections(bill)), timelineSection(bill), sourcesSection(bill)],
          tabs: getCqTab(bill, setVote),
        })}
      />
      {eventAction.dialog}
      {comparison.dialog}
      {vote === null ? null : <VoteFlyout vote={vote} onClose={() => setVote(null)} />}
    </>
  );
}

/** Returns tab 1, which is present only if a licensed feed covers the bill (FLY-01). */
function getCqTab(bill: Bill, onOpenVote: (vote: BillVote) => void): FlyoutTab[] {
  if (bill.cq === null) return [];
  const content = (
    <CqTab
      bill={bill}
      cq={bill.cq}
      initial={CQ_LIMITS.initialHitsInFlyout}
      renderSections={(sections) => (
        <>
          <ContentsBar entries={getContents(sections)} />
          <SectionList sections={sections} />
        </>
      )}
      renderFloorVotes={(votes) => <BillVotes votes={votes} onOpen={onOpenVote} />}
    />
  );
  return [{ index: 1, label: documentTexts.cq, content }];
}
