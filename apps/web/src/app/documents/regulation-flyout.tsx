import { useRouter } from '@tanstack/react-router';
import { DocumentFlyoutView } from '../../features/documents/components/document-flyout-view.tsx';
import { FlyoutFailure } from '../../features/documents/components/flyout-states.tsx';
import { ProvenanceList } from '../../features/documents/components/provenance-list.tsx';
import { documentTexts } from '../../features/documents/document-texts.ts';
import { readingAddress } from '../../features/documents/model/reading-address.ts';
import { regulationSections } from '../../features/regulations/components/regulation-sections.tsx';
import { useRegulation } from '../../features/regulations/hooks/use-regulation.ts';
import { CardBadge } from '../../shared/documents/card-badge.tsx';
import { identifierOf, standingOf } from '../../shared/documents/card-facts.ts';
import type { TypedFlyoutProps } from './flyout-props.ts';
import { withSummaryTabs } from './with-summary-tabs.tsx';
import { WaitingFlyout } from './waiting-flyout.tsx';

/** A regulation or docket in the flyout: REG-01's sections and where the facts come from. */
export function RegulationFlyout({ fusionId, onOpenRelated, ...rest }: TypedFlyoutProps) {
  const router = useRouter();
  const regulation = useRegulation(fusionId);
  if (regulation.isPending) return <WaitingFlyout fusionId={fusionId} {...rest} />;
  if (regulation.isError) {
    return (
      <FlyoutFailure fusionId={fusionId} {...rest} error={regulation.error} onRetry={() => void regulation.refetch()} />
    );
  }
  const { data } = regulation;
  return (
    <DocumentFlyoutView
      {...rest}
      document={data}
      identifier={identifierOf(data)}
      place={standingOf(data)}
      badge={<CardBadge card={data} />}
      statusText=""
      facts={[
        { label: 'Published', day: data.publicationDate },
        { label: 'Comments until', day: data.commentEndDate },
      ]}
      sections={[
        ...withSummaryTabs(
          data,
          regulationSections(data, {
            onOpenRelated,
            onRead: data.hasText ? () => void router.navigate({ href: readingAddress(data) }) : null,
          }),
        ),
        { anchor: 'sources', title: documentTexts.sources, content: <ProvenanceList provenance={data.provenance} /> },
      ]}
    />
  );
}
