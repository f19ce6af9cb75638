import { researchSections } from '../../features/research/components/research-sections.tsx';
import { useResearch } from '../../features/research/hooks/use-research.ts';
import { describePublication } from './describe-publication.tsx';
import { FetchedFlyout } from './fetched-flyout.tsx';
import type { TypedFlyoutProps } from './flyout-props.ts';

/** Flyout view of a report: RES-01's sections and the sources. */
export function ResearchFlyout({ onOpenRelated, ...rest }: TypedFlyoutProps) {
  return (
    <FetchedFlyout
      {...rest}
      fetched={useResearch(rest.fusionId)}
      describe={(report) => describePublication(report, researchSections(report, onOpenRelated))}
    />
  );
}
