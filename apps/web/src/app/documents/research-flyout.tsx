import { DocumentFlyoutView } from '../../features/documents/components/document-flyout-view.tsx';
import { FlyoutFailure } from '../../features/documents/components/flyout-states.tsx';
import { ProvenanceList } from '../../features/documents/components/provenance-list.tsx';
import { documentTexts } from '../../features/documents/document-texts.ts';
import { researchSections } from '../../features/research/components/research-sections.tsx';
import { useResearch } from '../../features/research/hooks/use-research.ts';
import { CardBadge } from '../../shared/documents/card-badge.tsx';
import { identifierOf, standingOf } from '../../shared/documents/card-facts.ts';
import type { TypedFlyoutProps } from './flyout-props.ts';
import { withSummaryTabs } from './with-summary-tabs.tsx';
import { WaitingFlyout } from './waiting-flyout.tsx';

/** A report in the flyout: RES-01's sections and where the facts come from. */
export function ResearchFlyout({ fusionId, onOpenRelated, ...rest }: TypedFlyoutProps) {
  const report = useResearch(fusionId);
  if (report.isPending) return <WaitingFlyout fusionId={fusionId} {...rest} />;
  if (report.isError) {
    return <FlyoutFailure fusionId={fusionId} {...rest} error={report.error} onRetry={() => void report.refetch()} />;
  }
  const { data } = report;
  return (
    <DocumentFlyoutView
      {...rest}
      document={data}
      identifier={identifierOf(data)}
      place={standingOf(data)}
      badge={<CardBadge card={data} />}
      statusText=""
      facts={[{ label: 'Published', day: data.publicationDate }]}
      sections={[
        ...withSummaryTabs(data, researchSections(data, onOpenRelated)),
        { anchor: 'sources', title: documentTexts.sources, content: <ProvenanceList provenance={data.provenance} /> },
      ]}
    />
  );
}
