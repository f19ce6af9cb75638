import { sourcesSection } from '../../features/documents/components/sources-section.tsx';
import { researchSections } from '../../features/research/components/research-sections.tsx';
import { useResearch } from '../../features/research/hooks/use-research.ts';
import { FetchedFlyout } from './fetched-flyout.tsx';
import type { TypedFlyoutProps } from './flyout-props.ts';
import { withSummaryTabs } from './with-summary-tabs.tsx';

/** A report in the flyout: RES-01's sections and where the facts come from. */
export function ResearchFlyout({ onOpenRelated, ...rest }: TypedFlyoutProps) {
  return (
    <FetchedFlyout
      {...rest}
      fetched={useResearch(rest.fusionId)}
      describe={(report) => ({
        facts: [{ label: 'Published', day: report.publicationDate }],
        sections: [...withSummaryTabs(report, researchSections(report, onOpenRelated)), sourcesSection(report)],
      })}
    />
  );
}
